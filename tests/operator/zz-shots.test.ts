import { it } from 'vitest';
import { chromium } from 'playwright-core';
import { openShop } from '#tests/stage/open-shop.ts';
import { signIn } from '#tests/stage/operator.ts';
import { storeBusyDay } from '#tests/stage/busy-day.ts';

const only = process.env['ONLY'];
it('shots', async () => {
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  });
  for (const busy of [true, false]) {
    const shop = await openShop({});
    if (busy) await storeBusyDay(shop, shop.services.clock());
    const pages: Record<string, string> = busy
      ? {
          start: '/ad',
          overdue: '/ad/queues/overdue',
          anomalies: '/ad/queues/anomalies',
          emails: '/ad/queues/emails',
          complaints: '/ad/queues/complaints',
          refunds: '/ad/queues/refunds',
          withdrawals: '/ad/queues/withdrawals',
          jobs: '/ad/queues/jobs',
          holds: '/ad/queues/holds',
          takings: '/ad/figures/takings',
          funnel: '/ad/figures/funnel',
          unknown: '/ad/queues/nonsense',
        }
      : { start: '/ad', jobs: '/ad/queues/jobs', takings: '/ad/figures/takings' };
    for (const language of ['cs', 'en'] as const) {
      const me = await signIn(shop, { language });
      for (const width of [390, 768, 1440])
        for (const scheme of ['light', 'dark'] as const) {
          if (scheme === 'dark' && width === 768) continue;
          const context = await browser.newContext({
            viewport: { width, height: 900 },
            colorScheme: scheme,
          });
          await context.addCookies([{ ...me.cookie, url: shop.services.shop.origins.cs }]);
          const page = await context.newPage();
          for (const [name, path] of Object.entries(pages)) {
            if (only && !only.split(',').includes(name)) continue;
            if (language === 'en' && !['start', 'anomalies'].includes(name)) continue;
            if (scheme === 'dark' && !['start', 'anomalies'].includes(name)) continue;
            await page.goto(shop.services.shop.origins.cs + path);
            const wide = await page.evaluate(
              () => document.documentElement.scrollWidth > innerWidth,
            );
            if (wide) process.stderr.write(`OVERFLOW ${name} ${width}\n`);
            await page.screenshot({
              path: `/tmp/shots/start/${busy ? 'busy' : 'empty'}-${name}-${language}-${width}-${scheme}.png`,
              fullPage: true,
            });
          }
          await context.close();
        }
    }
    await shop.close();
  }
  await browser.close();
}, 280000);
