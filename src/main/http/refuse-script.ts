/** What the script of the editor says of a picture that was refused before anybody looked at it. */
export function refuseScript({ status, headers }: Response): Response {
  const problem = status === 413 ? 'too-heavy' : 'later';
  return Response.json({ ok: false, problem }, { status, headers });
}
