import type { PlatformId } from '#domain/catalogue/price-list.ts';
import { colours, tones } from './colours.ts';
import { PlatformTile } from './platform-tile.tsx';
import { Sheet, display, text } from './sheet.tsx';

export interface BoardPictureProps {
  brand: string;
  platform: PlatformId;
  /** The service, and what the list of its prices is called. */
  title: string;
  line: string;
  rows: readonly { id: string; amount: string; price: string; isMarked: boolean }[];
}

/** A tab of the price list as a board of departures: how much, for how much. */
export function BoardPicture({ brand, platform, title, line, rows }: BoardPictureProps) {
  return (
    <Sheet brand={brand} tone="paper">
      <div style={{ display: 'flex', justifyContent: 'space-between', gap: 48 }}>
        <div style={{ display: 'flex', flexDirection: 'column', width: 480, gap: 24 }}>
          <PlatformTile platform={platform} />
          <div style={{ ...display, fontSize: title.length > 24 ? 60 : 68 }}>{title}</div>
          <div style={{ ...text, fontSize: 30, color: tones.paper.soft }}>{line}</div>
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', width: 500 }}>
          {rows.map((row) => (
            <Row key={row.id} {...row} />
          ))}
        </div>
      </div>
    </Sheet>
  );
}

function Row({ amount, price, isMarked }: BoardPictureProps['rows'][number]) {
  const { line } = tones.paper;
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        height: 70,
        padding: '0 20px',
        borderTop: `2px solid ${line}`,
        backgroundColor: isMarked ? colours.lime : undefined,
      }}
    >
      <div style={{ ...display, fontSize: 40 }}>{amount}</div>
      <div style={{ ...text, fontSize: 32 }}>{price}</div>
    </div>
  );
}
