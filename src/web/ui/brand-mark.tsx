import { classNames } from './class-names.ts';

export interface BrandMarkProps {
  name: string;
  size?: 'normal' | 'large';
}

/** The word mark: the name stands on a line, and the line lifts off behind its last letter. */
export function BrandMark({ name, size = 'normal' }: BrandMarkProps) {
  return (
    <span className={classNames('brand-mark', size === 'large' && 'brand-mark--large')}>
      <span className="brand-mark__name">{name}</span>
      <svg
        className="brand-mark__line"
        viewBox="0 0 44 40"
        width="44"
        height="40"
        aria-hidden="true"
      >
        <path
          d="M-1 38.5H3C19 38.5 29 30 35.5 15"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
        />
        <circle className="brand-mark__tip" cx="37.5" cy="9.5" r="5.5" />
      </svg>
    </span>
  );
}
