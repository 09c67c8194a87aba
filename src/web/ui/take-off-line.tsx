export interface TakeOffLineProps {
  /** How far the line has come, 0 to 1; the whole of it unless told. */
  progress?: number;
}

const rise = 'M4 66H92C148 66 184 44 216 8';

/** The motif: a line that lifts off a baseline. Decoration; the words beside it say the same. */
export function TakeOffLine({ progress = 1 }: TakeOffLineProps) {
  const come = Math.min(1, Math.max(0, progress));
  return (
    <svg className="take-off-line" viewBox="0 0 224 72" aria-hidden="true">
      <path className="take-off-line__base" d={come < 1 ? rise : 'M92 66H220'} />
      {come > 0 && (
        <path
          className="take-off-line__rise"
          d={rise}
          pathLength="1"
          strokeDasharray={come < 1 ? `${come} 2` : undefined}
        />
      )}
      {come === 1 && <circle className="take-off-line__tip" cx="216" cy="8" r="5" />}
    </svg>
  );
}
