import type { Broken } from './broken.ts';

export const pages: readonly Broken[] = [
  {
    id: 'v10',
    name: 'an English page has a Czech link',
    patches: [
      ['src/messages/en/site/reviews.ts', "all: 'All reviews',", "all: 'Všechny recenze',"],
    ],
    builds: 'server',
    caughtBy: 'tests/pages/crawl.test.ts',
  },
  {
    id: 'v11',
    name: 'what a customer has typed is written into the page of the order as markup',
    patches: [
      [
        'src/web/routes/order/order/page.tsx',
        '<dd className="breakable">{value}</dd>',
        '<dd className="breakable" dangerouslySetInnerHTML={{ __html: value }} />',
      ],
    ],
    builds: 'server',
    caughtBy: 'tests/attacks/stored-markup.test.ts',
  },
  {
    id: 'v12',
    name: 'search engines are let into the page of an order',
    patches: [
      [
        'src/main/http/address-rules.ts',
        "robots: isOpen ? undefined : 'noindex',",
        'robots: undefined,',
      ],
    ],
    builds: 'nothing',
    caughtBy: 'src/main/http/address-rules.test.ts',
  },
  {
    id: 'v13',
    name: 'a row of the cart is wider than a phone',
    patches: [
      [
        'src/web/styles/order/cart.css',
        '.cart-row {\n  display: grid;',
        '.cart-row {\n  display: grid;\n  min-inline-size: 40rem;',
      ],
    ],
    builds: 'everything',
    caughtBy: 'tests/browser/screens.test.ts',
  },
  {
    id: 'v14',
    name: 'a hint is too pale to be read',
    patches: [
      [
        'src/web/styles/every-page/field.css',
        'line-height: 1.45;\n  color: var(--ink-faint);',
        'line-height: 1.45;\n  color: var(--line);',
      ],
    ],
    builds: 'everything',
    caughtBy: 'tests/browser/screens.test.ts',
  },
  {
    id: 'v27',
    name: 'each page tells search engines that its other edition is itself',
    patches: [
      [
        'src/web/frame/page-meta.ts',
        '({ hrefLang: locale, href: addresses[locale] })',
        '({ hrefLang: locale, href: addresses[own] })',
      ],
    ],
    builds: 'server',
    caughtBy: 'tests/pages/crawl.test.ts',
  },
];

export const wiring: readonly Broken[] = [
  {
    id: 'v21',
    name: 'scripts can read the session of an operator',
    patches: [
      [
        'src/web/cookies/operator-cookies.ts',
        '; HttpOnly; SameSite=Lax${secure}',
        '; SameSite=Lax${secure}',
      ],
    ],
    builds: 'server',
    caughtBy: 'tests/admin/sign-in.test.ts',
  },
  {
    id: 'v22',
    name: 'pages of others may show the shop in a frame',
    patches: [
      [
        'src/main/http/security-headers.ts',
        `'frame-ancestors': "'none'",\n    'base-uri'`,
        `'base-uri'`,
      ],
    ],
    builds: 'server',
    caughtBy: 'tests/attacks/headers.test.ts',
  },
  {
    id: 'v23',
    name: 'a form may be of any size',
    patches: [
      [
        'src/main/http/guards/guard.ts',
        'await readBody(request, admission.mostBytes, ',
        'await readBody(request, admission.mostBytes * 1000, ',
      ],
    ],
    builds: 'server',
    caughtBy: 'tests/attacks/bodies.test.ts',
  },
  {
    id: 'v24',
    name: 'a kept page is given to readers of either edition',
    patches: [
      ['src/main/http/server.ts', 'return `${edition} ${path}`;', 'return `${edition && path}`;'],
    ],
    builds: 'server',
    caughtBy: 'tests/attacks/caching.test.ts',
  },
  {
    id: 'v25',
    name: 'discount codes may be guessed without end',
    patches: [
      [
        'src/flows/orders/try-discount-code.ts',
        "await limits.take('wrong-code', client)",
        '({ ok: true }) as Awaited<ReturnType<typeof limits.take>>',
      ],
    ],
    builds: 'server',
    caughtBy: 'tests/attacks/discount-codes.test.ts',
  },
  {
    id: 'v26',
    name: 'nothing is deleted when its time is over',
    patches: [['src/jobs/upkeep.ts', "schedule: { cron: '30 2 * * *', fill: '1d' },", '']],
    builds: 'server',
    caughtBy: 'tests/upkeep/recurring-jobs.test.ts',
  },
  {
    id: 'v28',
    name: 'cookies of the cart go over connections without TLS too',
    patches: [
      ['src/web/cookies/json-cookie.ts', "naming === 'prefixed' ? '; Secure' : ''", "naming && ''"],
    ],
    builds: 'nothing',
    caughtBy: 'src/web/cookies/json-cookie.test.ts',
  },
  {
    id: 'v29',
    name: 'a token that was revoked still opens the calls',
    patches: [
      [
        'src/domain/api/token.ts',
        'return revokedAt === null && (lastDay',
        'return (revokedAt === null || true) && (lastDay',
      ],
    ],
    builds: 'server',
    caughtBy: 'tests/api/tokens.test.ts',
  },
];
