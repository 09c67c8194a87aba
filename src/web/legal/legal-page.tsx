import {
  type LegalBlock,
  type LegalForm,
  type LegalText,
  formatVersion,
  plainBlock,
} from '#content/legal/legal-text.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useLocale, useWords } from '#web/words.ts';
import { NOTICES, NoticeAtHead, NoticeList } from './notice-view.tsx';
import type { ShownNotices } from './read-notices.ts';
import { LinkedText } from './linked-text.tsx';

/** A wording of a legal text, and where it stands. */
export interface LegalVersion {
  version: string;
  href: string;
}

interface LegalPageProps {
  text: Omit<LegalText, 'metaDescription'>;
  /** Every wording that there has been, the one in force first; none where they are not kept. */
  versions?: readonly LegalVersion[];
  /** Announced changes of it; none where they are not announced. */
  notices?: ShownNotices;
  /** Of a wording that holds no longer: what it is still good for, and where the one in force is. */
  former?: { text: string; current: string };
}

/** The anchor of the list of wordings; the terms name it. */
const VERSIONS = 'versions';

/** A legal text with its contents beside it. */
export function LegalPage({ text, versions, notices, former }: LegalPageProps) {
  const m = useWords().legal;
  const contents = text.sections.map(({ id, heading }) => ({ id, heading }));
  if (versions) contents.push({ id: VERSIONS, heading: m.versions });
  const announced = notices?.all ?? [];
  if (announced.length > 0) contents.push({ id: NOTICES, heading: m.notice.list });
  return (
    <article className="column terms">
      <header className="terms__head">
        <h1>{former ? m.formerTitle(text.title, text.version) : text.title}</h1>
        <p className="quiet">{text.effective}</p>
        {notices?.now.map((notice) => (
          <NoticeAtHead key={notice.id} notice={notice} />
        ))}
        {former && (
          <Notice tone="warning" title={m.former}>
            {former.text} <a href={former.current}>{m.toCurrent}</a>
          </Notice>
        )}
      </header>
      <nav className="terms__contents" aria-labelledby="contents">
        <h2 className="terms__contents-title" id="contents">
          {useWords().layout.contents}
        </h2>
        <ol>
          {contents.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="prose terms__text">
        {text.sections.map(({ id, heading, blocks }) => (
          <section key={id} id={id}>
            <h2>{heading}</h2>
            {blocks.map((block) => (
              <LegalBlockView key={keyOfBlock(block)} block={block} />
            ))}
          </section>
        ))}
        {versions && <Versions {...{ versions }} shown={text.version} />}
        {announced.length > 0 && <NoticeList notices={announced} />}
      </div>
    </article>
  );
}

function Versions({ versions, shown }: { versions: readonly LegalVersion[]; shown: string }) {
  const locale = useLocale();
  const m = useWords().legal;
  return (
    <section id={VERSIONS}>
      <h2>{m.versions}</h2>
      <ul>
        {versions.map(({ version, href }, index) => (
          <li key={version}>
            <a href={href} aria-current={version === shown ? 'page' : undefined}>
              <time dateTime={version}>{formatVersion(locale, version)}</time>
            </a>
            {index === 0 && ` (${m.current})`}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One piece of a legal text. */
function LegalBlockView({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <LinkedText text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <LinkedText text={item} />
            </li>
          ))}
        </ul>
      );
    case 'facts':
      return (
        <dl className="terms__facts">
          {block.items.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <LinkedText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'form':
      return <LegalFormView form={block} />;
  }
}

function LegalFormView({ form }: { form: LegalForm }) {
  return (
    <div className="terms__form">
      <h3>{form.title}</h3>
      {form.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

/** By what a block can be told from its neighbours. */
function keyOfBlock(block: LegalBlock): string {
  return plainBlock(block);
}
