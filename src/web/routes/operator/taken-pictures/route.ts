import { redirect } from 'react-router';
import { href } from '#domain/addresses.ts';
import { takePicture } from '#flows/pictures/take-picture.ts';
import { operatorOf } from '#web/frame/context.ts';
import type { Route } from './+types/route.ts';

/** There is nothing to look at here. */
export function loader(): Response {
  return redirect(href('operator', 'cs'));
}

/**
 * Takes the picture that the editor's script sends as `file` of a form, and answers as JSON: where it lies and how
 * large it is, or why it was not taken.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { services } = operatorOf(context);
  const taken = await takePicture(services, await readSent(request));
  const status = taken.ok ? 200 : taken.problem === 'later' ? 503 : 422;
  return Response.json(taken, { status });
}

/** The bytes of the file; its name and what it calls itself mean nothing. */
async function readSent(request: Request): Promise<Uint8Array> {
  try {
    const file = (await request.formData()).get('file');
    return file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
  } catch {
    // A form that is broken has no file.
    return new Uint8Array();
  }
}
