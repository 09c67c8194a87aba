import type { ReactNode } from 'react';
import { Body, Container, Head, Html, Preview } from 'react-email';
import type { Locale } from '#domain/locale.ts';
import type { Shop } from '#domain/shop.ts';
import { darkScheme, style } from './email-style.ts';

interface EmailLayoutProps {
  shop: Shop;
  locale: Locale;
  subject: string;
  /** What mail programs show beside the subject. */
  preview: string;
  children: ReactNode;
}

/** The sheet of every e-mail: one column, no pictures, nothing loaded from anywhere. */
export function EmailLayout({ shop, locale, subject, preview, children }: EmailLayoutProps) {
  return (
    <Html lang={locale}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{darkScheme}</style>
      </Head>
      <Body className="paper" lang={locale} style={style.body}>
        {/* The title is the subject, and there is only one. */}
        <Preview useTitleTag={false}>{preview}</Preview>
        <Container style={style.column}>
          <p className="ink mark" style={style.wordmark}>
            {shop.brand}
            <span aria-hidden="true" data-skip-in-text style={style.dot}>
              ●
            </span>
          </p>
          {children}
        </Container>
      </Body>
    </Html>
  );
}
