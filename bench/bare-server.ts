import { createServer } from 'node:http';

/** The baseline: node:http and nothing else, with the headers and the bytes that the parent sends. */
interface Answer {
  headers: [string, string][];
  body: string;
}

process.once('message', ({ headers, body }: Answer) => {
  const bytes = Buffer.from(body, 'base64');
  const pairs = headers.flat();
  const server = createServer((_, response) => {
    response.writeHead(200, pairs).end(bytes);
  });
  server.listen(0, () => {
    const address = server.address();
    process.send?.(typeof address === 'object' ? address?.port : undefined);
  });
});
