import { type Point, round, smoothPath } from '#web/ui/smooth-path.ts';
import type { SharedTitle } from '#messages/cs/site/sharing.ts';
import { colours, tones } from './colours.ts';
import { Sheet, display, sheetSize, text } from './sheet.tsx';

export interface HomePictureProps extends SharedTitle {
  brand: string;
  /** Package sizes from the smallest to the largest. */
  points: readonly { amount: number; label: string }[];
}

const GROUND = 500;
const area = { left: 470, right: 1110, top: 130 };

function positionPoints(points: HomePictureProps['points']): (Point & { label: string })[] {
  const largest = Math.max(1, ...points.map(({ amount }) => amount));
  const step = (area.right - area.left) / Math.max(1, points.length - 1);
  return points.map(({ amount, label }, index) => ({
    label,
    x: round(area.left + index * step),
    y: round(GROUND - (amount / largest) * (GROUND - area.top)),
  }));
}

/** The hero of the home page: the claim, and the curve whose points are real package sizes. */
export function HomePicture({ brand, title, line, points }: HomePictureProps) {
  const { text: ink, soft, line: ground } = tones.ink;
  const positioned = positionPoints(points);
  const tip = positioned.at(-1);
  return (
    <Sheet
      brand={brand}
      tone="ink"
      drawn={
        <>
          <path d={`M0 ${GROUND}H${sheetSize.width}`} stroke={ground} strokeWidth="3" />
          {positioned.map(({ x, y }) => (
            <path key={x} d={`M${x} ${y}V${GROUND}`} stroke={ground} strokeWidth="2" />
          ))}
          <path
            d={smoothPath([{ x: 0, y: positioned[0]?.y ?? GROUND }, ...positioned])}
            fill="none"
            stroke={ink}
            strokeWidth="7"
          />
          {positioned.map((point) => (
            <circle
              key={point.x}
              cx={point.x}
              cy={point.y}
              r={point === tip ? 19 : 9}
              fill={point === tip ? colours.lime : ink}
            />
          ))}
        </>
      }
    >
      <div style={{ display: 'flex', flexDirection: 'column', width: 760, gap: 20 }}>
        <div style={{ ...display, fontSize: 80 }}>{title}</div>
        <div style={{ ...text, fontSize: 28, color: soft, width: 560 }}>{line}</div>
      </div>
      {positioned.map(({ label, x }) => (
        <div
          key={label}
          style={{
            ...text,
            position: 'absolute',
            display: 'flex',
            justifyContent: 'center',
            left: x - 70,
            top: GROUND + 16,
            width: 140,
            fontSize: 24,
            color: soft,
          }}
        >
          {label}
        </div>
      ))}
    </Sheet>
  );
}
