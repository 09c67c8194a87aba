import type { Services } from '#flows/services.ts';
import type { Storage } from '#ports/storage/port.ts';
import type { Settings } from '#main/settings/settings.ts';
import type { WatchPort } from '#main/watch/port-failures.ts';
import { createEmbeddedDarkroom } from '#ports/darkroom/embedded.ts';
import { makeIllustrator } from './illustrator.ts';
import { observedDarkroom, observedIllustrator, observedPainter } from './observed-ports.ts';
import type { Workers } from '#main/workers/workers.ts';
import { makePainter } from './painter.ts';
import { makeStoredPictures } from './stored-pictures.ts';

interface Sources {
  settings: Settings;
  storage: Storage;
  clock: () => Date;
  watch: WatchPort;
  workers: Pick<Workers, 'renderPicture'>;
}

/** What makes pictures, and what knows which are stored. */
export interface Pictures {
  services: Pick<
    Services,
    'painter' | 'illustrator' | 'darkroom' | 'storedPictures' | 'hasPicture'
  >;
  /** Asks anew where something with this tag has changed. */
  forget(tag: string): void;
}

export function makePictures({ settings, storage, clock, watch, workers }: Sources): Pictures {
  const stored = makeStoredPictures(storage, clock);
  const painter = observedPainter(makePainter(workers), watch);
  const darkroom = observedDarkroom(createEmbeddedDarkroom(), watch);
  return {
    services: {
      painter,
      darkroom,
      illustrator: observedIllustrator(makeIllustrator(settings, { painter, darkroom }), watch),
      storedPictures: stored.read,
      hasPicture: stored.has,
    },
    forget: stored.forget,
  };
}
