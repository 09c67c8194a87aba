import { pricePerUnit } from '#domain/catalogue/catalogue.ts';
import type { Package, PlatformId, UpcomingPlatformId } from '#domain/catalogue/price-list.ts';
import { type Point, round, smoothPath } from '#web/ui/smooth-path.ts';
import icons from '#web/ui/icons.svg?raw';
import { colours, platformColours, tones } from './colours.ts';
import { Sheet, display, sheetSize, text } from './sheet.tsx';

interface PackagePictureProps {
  brand: string;
  sold: Package;
  /** All packages of its service, from the smallest to the largest. */
  packages: readonly Package[];
  words: { amount: string; what: string; price: string; apiece: string };
}

const GROUND = 500;
const area = { left: 720, right: 1110, top: 300 };

interface PlottedPoint extends Point {
  sold: Package;
}

/** Sizes on a logarithmic scale, prices from zero, as the package page has them. */
function positionPoints(packages: readonly Package[]): PlottedPoint[] {
  const sizes = packages.map(({ amount }) => Math.log(amount));
  const least = Math.min(...sizes);
  const span = Math.max(...sizes) - least || 1;
  const dearest = Math.max(...packages.map(pricePerUnit)) || 1;
  return packages.map((sold) => ({
    sold,
    x: round(area.left + ((Math.log(sold.amount) - least) / span) * (area.right - area.left)),
    y: round(GROUND - (pricePerUnit(sold) / dearest) * (GROUND - area.top)),
  }));
}

/** A package: how much of what, its price, and its point on the curve of the unit price. */
export function PackagePicture({ brand, sold, packages, words }: PackagePictureProps) {
  const positioned = positionPoints(packages);
  const own = positioned.find((point) => point.sold.id === sold.id);
  return (
    <Sheet brand={brand} tone="paper" drawn={<Curve positioned={positioned} own={own} />}>
      <div style={{ display: 'flex', flexDirection: 'column', gap: 16 }}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 20 }}>
          <PlatformTile platform={sold.platform} />
          <div style={{ ...text, fontSize: 36 }}>{words.what}</div>
        </div>
        <div style={{ ...display, fontSize: 156, lineHeight: 1 }}>{words.amount}</div>
        <div style={{ ...display, fontSize: 60 }}>{words.price}</div>
        <div style={{ ...text, fontSize: 32, color: tones.paper.soft }}>{words.apiece}</div>
      </div>
    </Sheet>
  );
}

function Curve({
  positioned,
  own,
}: {
  positioned: readonly PlottedPoint[];
  own: PlottedPoint | undefined;
}) {
  const { text: ink, line } = tones.paper;
  return (
    <>
      <path d={`M${area.left - 80} ${GROUND}H${sheetSize.width}`} stroke={line} strokeWidth="3" />
      {own && <path d={`M${own.x} ${own.y}V${GROUND}`} stroke={ink} strokeWidth="3" />}
      <path d={smoothPath(positioned)} fill="none" stroke={ink} strokeWidth="7" />
      {positioned.map((point) => (
        <circle
          key={point.sold.id}
          cx={point.x}
          cy={point.y}
          r={point === own ? 19 : 9}
          fill={point === own ? colours.lime : ink}
          stroke={ink}
          strokeWidth={point === own ? 5 : 0}
        />
      ))}
    </>
  );
}

/** The mark of a platform, white on a small tile of its colour. */
export function PlatformTile({ platform }: { platform: PlatformId | UpcomingPlatformId }) {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: 64,
        height: 64,
        borderRadius: 16,
        backgroundColor: platformColours[platform],
      }}
    >
      <svg viewBox="0 0 24 24" width="38" height="38">
        <path d={markOf(platform)} fill="#fff" />
      </svg>
    </div>
  );
}

/** The path of a mark in the one file of drawings. */
function markOf(platform: string): string {
  const symbol = icons.slice(icons.indexOf(`<symbol id="${platform}"`));
  return / d="([^"]*)"/.exec(symbol)?.[1] ?? '';
}
