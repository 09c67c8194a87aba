/**
 * Sends lines as a file for spreadsheets, of which one part is made when the client has taken the one before: nothing
 * is held open in between, and what a client no longer wants is not made.
 * @param name of the file, without its ending
 */
export function sendCsv(
  request: Request,
  name: string,
  lines: AsyncGenerator<string, undefined>,
): Response {
  const encoder = new TextEncoder();
  let isBegun = false;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await lines.next();
      if (done || request.signal.aborted) {
        await lines.return(undefined);
        controller.close();
        return;
      }
      // The mark by which spreadsheets know UTF-8.
      controller.enqueue(encoder.encode(isBegun ? value : `\uFEFF${value}`));
      isBegun = true;
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'Cache-Control': 'no-store',
    },
  });
}
