import { redirect } from 'react-router';
import { LATER_SECONDS } from '#flows/services.ts';
import { OgImagesUnavailable } from '#ports/og-images/port.ts';
import { retryAfter, shopOf } from '#web/frame/context.ts';
import { fileAnswer } from '#web/frame/file-answer.ts';
import { offeringPage } from '#web/frame/answer-headers.ts';
import { findPicture } from '#web/pictures/find-picture.ts';
import type { Route } from './+types/route.ts';

/** Kept for ever by whoever has it: another picture has another address. Shown on other people's pages. */
const headers = {
  ...offeringPage(),
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/**
 * Paints a picture. One that has changed since it was shared leads to the present one, so there are never more
 * addresses to paint for than pictures.
 */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { locale, services, offering } = shopOf(context);
  const { brand } = services.shop;
  const picture = findPicture({ locale, brand, offering }, params.picture);
  if (!picture) return new Response(null, { status: 404 });
  if (params.version !== picture.version) return redirect(picture.address);
  const { drawing, width, height } = picture;
  try {
    const bytes = await services.ogImages.paint(drawing, { width, height, format: 'png' });
    return fileAnswer(bytes, 'image/png', headers);
  } catch (error) {
    if (!(error instanceof OgImagesUnavailable)) throw error;
    return new Response(null, { status: 503, headers: retryAfter(LATER_SECONDS) });
  }
}
