import { redirect } from 'react-router';
import { adminHref } from '#domain/addresses.ts';
import { takePicture } from '#flows/pictures/stored-picture.ts';
import { readUpload } from '#web/forms/read-upload.ts';
import { operatorOf } from '#web/frame/context.ts';
import type { Route } from './+types/route.ts';

/** There is nothing to look at here. */
export function loader(): Response {
  return redirect(adminHref('operator'));
}

/**
 * Takes the picture that the editor's script sends as `file` of a form, and answers as JSON: where it lies and how
 * large it is, or why it was not taken.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { services } = operatorOf(context);
  // Its name and what it calls itself mean nothing.
  const { file } = await readUpload(request);
  const taken = await takePicture(services, file?.bytes ?? new Uint8Array());
  const status = taken.ok ? 200 : taken.problem === 'later' ? 503 : 422;
  return Response.json(taken, { status });
}
