export interface RatingProps {
  /** Whole stars, 1 to 5. */
  value: number;
  /** For example "4 of 5 stars". */
  label: string;
}

export function Rating({ value, label }: RatingProps) {
  return (
    <svg className="rating" viewBox="0 0 128 24" role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((star) => (
        <use
          key={star}
          className={star <= value ? undefined : 'rating__empty'}
          href="/icons.svg#star"
          x={(star - 1) * 26}
          width="24"
          height="24"
        />
      ))}
    </svg>
  );
}
