import { classNames } from './class-names.ts';

export interface BrandMarkProps {
  name: string;
  size?: 'normal' | 'large';
}

/** The word mark: the name, and the line under it that lifts off at its end. */
export function BrandMark({ name, size = 'normal' }: BrandMarkProps) {
  return (
    <span className={classNames('brand-mark', size === 'large' && 'brand-mark--large')}>
      <span className="brand-mark__name">{name}</span>
      <svg
        className="brand-mark__line"
        viewBox="0 0 100 36"
        preserveAspectRatio="xMaxYMax meet"
        aria-hidden="true"
      >
        <path
          d="M4 33H56C76 33 88 24 95 8"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <circle
          cx="95.5"
          cy="6.5"
          r="5.5"
          fill="var(--lime)"
          stroke="currentColor"
          strokeWidth="2.5"
        />
      </svg>
    </span>
  );
}
