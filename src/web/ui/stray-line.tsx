export interface StrayLineProps {
  /** Lost in a loop, or torn in two. */
  fate: 'lost' | 'torn';
  /** What stands on the ground before the line lifts off, such as a number of three digits. */
  text?: string;
}

const fates = {
  lost: {
    flown: 'M0 132H196C262 132 300 104 300 66C300 36 262 30 258 60C254 96 316 106 356 82',
    rest: 'M356 82C378 68 392 52 402 36',
    end: { cx: 408, cy: 26 },
  },
  torn: {
    flown: 'M0 132H196C244 132 270 118 290 98M284 90L296 106',
    rest: 'M322 70C350 48 376 32 402 24M314 62L328 78',
    end: { cx: 412, cy: 20 },
  },
} as const;

/** The motif where something went wrong: the line lifts off and does not arrive. Decoration alone. */
export function StrayLine({ fate, text }: StrayLineProps) {
  const { flown, rest, end } = fates[fate];
  return (
    <svg className="stray-line" viewBox="0 0 420 140" aria-hidden="true">
      <path className="take-off-line__base" d="M196 132H420" />
      {text && (
        <text x="0" y="116">
          {text}
        </text>
      )}
      <path className="take-off-line__rise" d={flown} />
      <path className="take-off-line__base" d={rest} />
      <circle className="stray-line__end" {...end} r="6" />
    </svg>
  );
}
