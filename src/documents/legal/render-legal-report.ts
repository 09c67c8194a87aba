import { dutyLaws } from '#content/legal/duty-laws.ts';
import { formatMoment } from '#content/moments.ts';
import { drawTitle } from '#documents/invoice/invoice-head.ts';
import { PdfSheet, type Structure, colours, left, right } from '#documents/invoice/sheet.ts';
import type {
  CheckedDuty,
  Confirmation,
  ConfirmedDuty,
  DutyOutcome,
  Finding,
} from '#domain/legal/duty.ts';
import type { Locale } from '#domain/locale.ts';
import type { LegalDutyMessages } from '#messages/cs/admin/legal.ts';
import { type DutyText, describeCheckedDuty, describeConfirmedDuty } from './describe-duty.ts';

/** Everything that the file says. */
export interface LegalReport {
  locale: Locale;
  m: LegalDutyMessages;
  brand: string;
  operator: string;
  /** Whether it runs on somebody's own computer: much of it is not judged then. */
  isLocal: boolean;
  at: Date;
  checked: readonly Finding<CheckedDuty>[];
  confirmed: readonly Finding<ConfirmedDuty>[];
  confirmations: readonly Confirmation[];
}

interface Row extends DutyText {
  title: string;
  rule: string;
  outcome: DutyOutcome;
}

const STATE_WIDTH = 74;

/** The dated PDF of how it stood with every duty at one moment (rules 86), tagged for screen readers. */
export async function renderLegalReport(report: LegalReport): Promise<Uint8Array> {
  const { locale, m, brand, operator, at, checked, confirmed, confirmations } = report;
  const day = m.at(formatMoment(locale, at));
  const sheet = await PdfSheet.open({
    title: `${m.title}, ${day}`,
    author: operator,
    lang: locale,
    createdAt: at,
  });
  const root = sheet.root();
  drawTitle(sheet, root, { brand, title: m.title, number: day });
  paragraph(sheet, root, operator);
  paragraph(sheet, root, m.lead);
  if (report.isLocal) paragraph(sheet, root, m.local);
  paragraph(sheet, root, countsOf(report));
  drawPart(
    sheet,
    root,
    m.checkedTitle,
    m,
    checked.map((one) => ({
      ...m.checked[one.duty],
      ...describeCheckedDuty(locale, m, one),
      rule: dutyLaws[one.duty][locale],
      outcome: one.outcome,
    })),
  );
  drawPart(
    sheet,
    root,
    m.confirmedTitle,
    m,
    confirmed.map((one) => ({
      title: m.confirmed[one.duty].title,
      rule: dutyLaws[one.duty][locale],
      outcome: one.outcome,
      ...describeConfirmedDuty(
        locale,
        m,
        one,
        confirmations.find(({ duty }) => duty === one.duty),
      ),
    })),
  );
  root.end();
  return sheet.close((page, pages) => `${m.title} · ${day} · ${m.page(page, pages)}`);
}

/** How many duties are broken and how many could not be judged, before any is named. */
function countsOf({ m, checked, confirmed }: LegalReport): string {
  const count = (wanted: DutyOutcome) =>
    [...checked, ...confirmed].filter(({ outcome }) => outcome === wanted).length;
  const [open, unjudged] = [count('broken'), count('notSeen')];
  const stated = open > 0 ? m.broken(open) : unjudged > 0 ? m.restMet : m.allMet;
  return unjudged > 0 ? `${stated}. ${m.unseen(unjudged)}` : `${stated}.`;
}

function drawPart(
  sheet: PdfSheet,
  root: Structure,
  heading: string,
  m: LegalDutyMessages,
  rows: readonly Row[],
): void {
  const section = sheet.group(root, 'Sect');
  sheet.makeRoom(90);
  sheet.y += 10;
  const area = { x: left, y: sheet.y, width: right - left };
  sheet.y += sheet.write(section, 'H2', heading, area, { size: 13, isStrong: true }) + 8;
  for (const row of rows) drawRow(sheet, section, m, row);
}

/** State at the left, what it is about and what bears it out at the right. */
function drawRow(sheet: PdfSheet, section: Structure, m: LegalDutyMessages, row: Row): void {
  const { title, rule, outcome, stated, found } = row;
  const x = left + STATE_WIDTH;
  const width = right - x;
  const small = { size: 8.5, colour: colours.soft };
  const strong = { size: 10, isStrong: true };
  const evidence = [stated, found.join(' · ')].filter((text) => text !== '').join(' ');
  const height =
    sheet.heightOf(title, width, strong) +
    sheet.heightOf(rule, width, small) +
    sheet.heightOf(evidence, width);
  sheet.makeRoom(height + 22);
  sheet.rule();
  sheet.y += 7;
  if (outcome === 'broken') sheet.bar(sheet.y, height + 4, colours.danger);
  const state = m.states[outcome];
  const colour = outcome === 'broken' ? colours.danger : colours.ink;
  const area = { x: left + 10, y: sheet.y, width: STATE_WIDTH - 12 };
  sheet.write(section, 'P', state, area, { ...strong, colour });
  sheet.y += sheet.write(section, 'P', title, { x, y: sheet.y, width }, strong) + 1;
  sheet.y += sheet.write(section, 'P', rule, { x, y: sheet.y, width }, small) + 2;
  sheet.y += sheet.write(section, 'P', evidence, { x, y: sheet.y, width }) + 8;
}

function paragraph(sheet: PdfSheet, root: Structure, text: string): void {
  const area = { x: left, y: sheet.y, width: right - left };
  sheet.y += sheet.write(root, 'P', text, area, { size: 9.5 }) + 6;
}
