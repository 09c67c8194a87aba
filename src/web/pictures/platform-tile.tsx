import type { PlatformId, UpcomingPlatformId } from '#domain/catalogue/price-list.ts';
import icons from '#web/ui/icons.svg?raw';
import { platformColours } from './colours.ts';

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
