import type { SharedTitle } from '#messages/cs/site/sharing.ts';
import { colours, tones } from './colours.ts';
import { Sheet, display, text } from './sheet.tsx';

/** Long titles are set smaller, so that three lines are the most. */
function sizeOf({ length }: string): number {
  if (length > 60) return 60;
  return length > 32 ? 76 : 96;
}

/** A page by its title: the line runs along the ground and lifts off past the words. */
export function TitlePicture({ brand, title, line }: SharedTitle & { brand: string }) {
  const { text: ink, soft, line: ground } = tones.ink;
  return (
    <Sheet
      brand={brand}
      tone="ink"
      drawn={
        <>
          <path d="M640 470H1200" stroke={ground} strokeWidth="3" />
          <path
            d="M0 470H640C860 470 1010 380 1104 186"
            fill="none"
            stroke={ink}
            strokeWidth="7"
            strokeLinecap="round"
          />
          <circle cx="1110" cy="172" r="19" fill={colours.lime} />
        </>
      }
    >
      <div style={{ display: 'flex', flexDirection: 'column', width: 900, gap: 20 }}>
        <div style={{ ...display, fontSize: sizeOf(title) }}>{title}</div>
        <div style={{ ...text, fontSize: 32, color: soft }}>{line}</div>
      </div>
    </Sheet>
  );
}
