import { askForPasskeys } from './passkeys.ts';
import { countChosenRows } from './chosen-rows.ts';
import { copyTexts } from './copy-text.ts';
import { keepTyping } from './kept-typing.ts';
import { listenToKeys } from './keys.ts';
import { keepListPosition } from './list-position.ts';
import { countDownUndo } from './undo-countdown.ts';
import { takeCounts } from './taken-counts.ts';
import { watchBatch } from './watch-batch.ts';
import { focusWanted } from './wanted-field.ts';

/**
 * What scripts add to the operator's section: everything works without them. Each part is a module of its
 * own that looks for what it serves and leaves a page alone that has none of it.
 */
const parts: (() => void | Promise<void>)[] = [
  askForPasskeys,
  copyTexts,
  countChosenRows,
  countDownUndo,
  focusWanted,
  helpArticleEditor,
  keepListPosition,
  keepTyping,
  listenToKeys,
  takeCounts,
  watchBatch,
];

void beginAll();

async function beginAll(): Promise<void> {
  await Promise.all(parts.map((begin) => begin()));
  // Who looks at the page from outside sees that its keys are listened to.
  document.documentElement.dataset['admin'] = '';
}

/** The editor's script is fetched where there is an article to write. */
async function helpArticleEditor(): Promise<void> {
  if (!document.querySelector('form[data-article-editor]')) return;
  const editor = await import('./article-editor.ts');
  editor.helpArticleEditor();
}
