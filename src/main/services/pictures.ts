import type { Services } from '#flows/services.ts';
import type { Storage } from '#ports/storage/port.ts';
import type { Settings } from '#main/settings/settings.ts';
import type { WatchPort } from '#main/watch/port-failures.ts';
import { makeIllustrator } from './illustrator.ts';
import { observedIllustrator, observedPainter } from './observed-ports.ts';
import { makePainter } from './painter.ts';
import { makeStoredPictures } from './stored-pictures.ts';

interface Sources {
  settings: Settings;
  storage: Storage;
  clock: () => Date;
  watch: WatchPort;
}

/** What makes pictures, and what knows which are stored. */
export interface Pictures extends Pick<Services, 'painter' | 'illustrator' | 'storedPictures'> {
  /** Asks anew where something with this tag has changed. */
  forget(tag: string): void;
}

export function makePictures({ settings, storage, clock, watch }: Sources): Pictures {
  const stored = makeStoredPictures(storage, clock);
  const painter = observedPainter(makePainter(), watch);
  return {
    painter,
    illustrator: observedIllustrator(makeIllustrator(settings, painter), watch),
    storedPictures: stored.read,
    forget: stored.forget,
  };
}
