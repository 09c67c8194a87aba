import { z } from 'zod';
import { addresses } from '#domain/addresses.ts';
import { mapRecord } from '#domain/records.ts';
import { scopes } from '#domain/api/token.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { Example } from './examples.ts';
import type { Operation } from './operation.ts';
import { operations } from './operations.ts';
import { type ProblemCode, problemBody, problemKinds, problemShape } from './problems.ts';
import { webhookExamples, webhookShapes } from './webhooks.ts';

/** What every call with a token may meet. */
const always = [
  'token-missing',
  'token-invalid',
  'scope-missing',
  'query-invalid',
  'too-often',
  'fault',
  'later',
] as const satisfies readonly ProblemCode[];
/** What every call with a body may meet besides. */
const withBody = [
  'from-page',
  'body-unreadable',
  'body-too-large',
  'json-needed',
  'body-invalid',
  'key-missing',
  'key-used',
  'version-missing',
  'version-unreadable',
  'version-old',
] as const satisfies readonly ProblemCode[];

type Json = Record<string, unknown>;

/** The calls of programs as OpenAPI 3.1, made of the schemas by which they are read and answered (rules 73). */
export function openApiDocument({ brand, origins }: Pick<Shop, 'brand' | 'origins'>): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand}: calls for programs`,
      version: '1',
      description:
        'Money is in haléře, moments are in UTC, days are those of Prague. Fields may be added to answers; what is there stays.',
    },
    servers: [{ url: origins.cs }],
    security: [{ token: [] }],
    paths,
    webhooks,
    components: {
      schemas: { Problem: schemaOf(problemShape, 'output') },
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: `A token of the operator's section. Scopes: ${scopes.join(', ')}.`,
        },
      },
    },
  };
}

/** Made once: anybody may ask for the document, without a token. */
const paths = drawPaths();

function drawPaths(): Record<string, Json> {
  const drawn: Record<string, Json> = {};
  for (const operation of operations) {
    const path = addresses[operation.address].path.cs.replaceAll(/:(\w+)/g, '{$1}');
    drawn[path] = { ...drawn[path], [operation.method.toLowerCase()]: describe(operation) };
  }
  return drawn;
}

/** What receivers of events are sent (rules 74). */
const webhooks = mapRecord(webhookShapes, (type) => ({
  post: {
    operationId: type,
    summary: `Tells a receiver: \`${type}\`.`,
    description: 'Signed in its headers; how to verify it, docs/webhooks.md says.',
    security: [],
    requestBody: {
      content: {
        'application/json': {
          schema: schemaOf(webhookShapes[type], 'output'),
          examples: webhookExamples[type],
        },
      },
    },
    responses: { '2XX': { description: 'It has arrived, and is not sent again.' } },
  },
}));

function describe(operation: Operation): Json {
  const { id, summary, scope, body, answer, examples } = operation;
  return {
    operationId: id,
    summary,
    description: `Needs the scope \`${scope}\`.`,
    'x-scope': scope,
    parameters: parametersOf(operation),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: schemaOf(body, 'input'), examples: examples.body },
        },
      },
    }),
    responses: {
      200: {
        description: 'Done.',
        content: {
          'application/json': { schema: schemaOf(answer, 'output'), examples: examples.answer },
        },
      },
      ...problemsOf(operation),
    },
  };
}

function parametersOf({ address, query, isChange }: Operation): Json[] {
  const inPath = [...addresses[address].path.cs.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'integer' },
  }));
  const { properties = {} } = query ? schemaOf(query, 'input') : {};
  const inQuery = Object.entries(Object(properties)).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema,
  }));
  const headers = [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: true,
      description: 'Of your making: the same call under the same key is done once.',
      schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
    },
    {
      name: 'If-Match',
      in: 'header',
      required: true,
      description: 'The version of the order that you have seen, in quotes.',
      schema: { type: 'string', pattern: '^"\\d{1,15}"$' },
    },
  ];
  return [...inPath, ...inQuery, ...(isChange ? headers : [])];
}

/** A response for each status, which names the codes that it may have. */
function problemsOf({ problems, isChange }: Operation): Record<string, Json> {
  const codes = [...always, ...(isChange ? withBody : []), ...problems];
  const statuses = [...new Set(codes.map((code) => problemKinds[code][0]))].toSorted();
  return Object.fromEntries(
    statuses.map((status): [string, Json] => {
      const here = codes.filter((code) => problemKinds[code][0] === status);
      const told = here.map((code) => `\`${code}\`: ${problemKinds[code][1]}`);
      const examples = Object.fromEntries(here.map((code) => [code, exampleOf(code)]));
      const problem = { $ref: '#/components/schemas/Problem' };
      return [
        String(status),
        {
          description: told.join('\n\n'),
          content: { 'application/problem+json': { schema: problem, examples } },
        },
      ];
    }),
  );
}

function exampleOf(code: ProblemCode): Example {
  const value = problemBody({ code });
  return { summary: value.title, value };
}

function schemaOf(shape: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, target: 'draft-2020-12' });
  return schema;
}
