import { once } from 'node:events';
import { type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a test server answers: with a value in the form of its service, or in a way of its own. */
export type ModelAnswer = { value: unknown } | ((answer: ServerResponse) => void);

export interface ModelServer {
  url: string;
  /** Bodies of the questions that came. */
  asked: string[];
  answers: (body: string) => ModelAnswer;
  close(): Promise<void>;
}

/** A service on this machine that speaks as OpenAI or as Anthropic does. */
export async function startModelServer(
  kind: 'openai-compatible' | 'anthropic',
): Promise<ModelServer> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    made.asked.push(body);
    const answer = made.answers(body);
    if (typeof answer === 'function') return answer(response);
    const json = kind === 'anthropic' ? asAnthropic(answer.value, body) : asOpenAi(answer.value);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(json));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const made: ModelServer = {
    url: `http://127.0.0.1:${port}/v1`,
    asked: [],
    answers: () => ({ value: {} }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return made;
}

function asOpenAi(value: unknown): object {
  return {
    id: 'c1',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [
      { index: 0, finish_reason: 'stop', message: { role: 'assistant', content: textOf(value) } },
    ],
    usage: { prompt_tokens: 1000, completion_tokens: 500, total_tokens: 1500 },
  };
}

function asAnthropic(value: unknown, body: string): object {
  const { tools = [] } = JSON.parse(body) as { tools?: { name: string }[] };
  const [tool] = tools;
  const content = tool
    ? { type: 'tool_use', id: 't1', name: tool.name, input: value }
    : { type: 'text', text: textOf(value) };
  return {
    id: 'm1',
    type: 'message',
    role: 'assistant',
    model: 'm',
    content: [content],
    stop_reason: tool ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 1000, output_tokens: 500 },
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
