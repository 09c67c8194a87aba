import { describe, expect, it } from 'vitest';
import type { KeysetPage } from '#domain/list/cursor.ts';
import { type Asked, defineFilter } from '#domain/list/filter.ts';
import { dayFilter, flag, oneOf, oneOfKnown, searchText } from '#domain/list/filter-fields.ts';
import { NOTHING_CHOSEN } from '#domain/text/nothing-chosen.ts';
import { list as m } from '#messages/cs/admin/frame.ts';
import { drawPart } from '#tests/stage/operator-page.tsx';
import { ListPage } from './list-page.tsx';
import { ListTable, SortHead } from './list-table.tsx';
import { Pager } from './pager.tsx';

interface Row {
  id: number;
  name: string;
}

const rows: Row[] = [
  { id: 1, name: 'Anna' },
  { id: 2, name: 'Žofie' },
];
const columns = [
  { head: 'Name', isName: true, render: ({ name }: Row) => name },
  { head: 'Number', className: 'tabular', render: ({ id }: Row) => id },
];
const whole: KeysetPage<Row> = { rows, previous: undefined, next: undefined, isFirst: true };

describe('a table', () => {
  const draw = (more: { isPlain?: boolean; isClose?: boolean } = {}) =>
    drawPart(
      <ListTable
        caption="People"
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        rowId={({ id }) => `person-${id}`}
        {...more}
      />,
    );

  it('has a name, heads, and in each row a cell that says under which head it stands', () => {
    const html = draw();
    expect(html).toContain('<caption class="visually-hidden">People</caption>');
    expect(html).toContain('<tr><th scope="col">Name</th><th scope="col">Number</th></tr>');
    expect(html).toContain(
      '<tr id="person-2"><th scope="row" data-label="Name">Žofie</th>' +
        '<td data-label="Number" class="tabular">2</td></tr>',
    );
  });

  it.each([
    [{}, 'list-table panel'],
    [{ isPlain: true }, 'list-table'],
    [{ isClose: true }, 'list-table list-table--close panel'],
  ])('has one look: %j', (more, look) => {
    expect(draw(more)).toContain(`<table class="${look}">`);
  });

  it('may be no list: with another look, a visible caption, and rows that a script knows', () => {
    const html = drawPart(
      <ListTable
        caption="Sums"
        isCaptionShown
        look="figures"
        columns={[{ head: 'Sum', headClassName: 'wide', render: ({ id }: Row) => id }]}
        rows={rows.slice(0, 1)}
        keyOf={({ id }) => id}
        rowData={({ id }) => ({ 'data-row': id })}
      />,
    );
    expect(html).toBe(
      '<table class="figures"><caption>Sums</caption>' +
        '<thead><tr><th scope="col" class="wide">Sum</th></tr></thead>' +
        '<tbody><tr data-row="1"><td data-label="Sum">1</td></tr></tbody></table>',
    );
  });

  it.each([
    ['asc', 'aria-sort="ascending"'],
    ['desc', 'aria-sort="descending"'],
    [undefined, '<th scope="col"><a'],
  ] as const)('says by its head how it is sorted: %s', (direction, sorted) => {
    const html = drawPart(
      <table>
        <thead>
          <tr>
            <SortHead href="?sort=name" direction={direction}>
              Name
            </SortHead>
          </tr>
        </thead>
      </table>,
    );
    expect(html).toContain(sorted);
    expect(html.includes('aria-sort')).toBe(direction !== undefined);
  });
});

describe('the pages of a list', () => {
  const cursor = (side: 'after' | 'before', row: string) => ({ side, row });
  const draw = (page: Partial<KeysetPage<Row>>, searched?: string) =>
    drawPart(
      <Pager
        page={{ ...whole, ...page }}
        to={(at) => (at ? `/ad/list?${at.side}=${at.row}` : '/ad/list')}
        {...(searched && { searched })}
      />,
    );
  const linksIn = (html: string) =>
    [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, text]) => [href, text]);

  it('are none where there is only one', () => {
    expect(draw({})).toBe('');
  });

  it('lead on from the first, back from the last, and both ways between', () => {
    const [next, previous] = [cursor('after', '9'), cursor('before', '5')];
    expect(linksIn(draw({ next }))).toEqual([['/ad/list?after=9', m.next]]);
    expect(linksIn(draw({ previous, isFirst: false }))).toEqual([
      ['/ad/list', m.first],
      ['/ad/list?before=5', m.previous],
    ]);
    const between = draw({ next, previous, isFirst: false });
    expect(linksIn(between)).toHaveLength(3);
    expect(between).toMatch(/rel="prev" data-page="previous"/);
    expect(between).toMatch(/rel="next" data-page="next"/);
  });

  it('say where a search stopped, and lead further', () => {
    const html = draw({ searchedTo: cursor('after', '9') });
    expect(html).toContain(m.searched);
    expect(linksIn(html)).toEqual([['/ad/list?after=9', m.further]]);
    expect(draw({ searchedTo: cursor('after', '9') }, 'Half of it.')).toContain('Half of it.');
  });
});

const filter = defineFilter({
  q: searchText({ max: 40, least: 3 }),
  state: oneOf(['open', 'done']),
  person: oneOfKnown((input) => (input.length < 10 ? input : undefined)),
  from: dayFilter(),
  mine: flag(),
});
const labels = { q: 'Search', state: 'State', person: 'Person', from: 'From', mine: 'Mine' };
const options = {
  state: { open: 'Open', done: 'Done' },
  person: [{ label: 'Team', options: [['anna', 'Anna'] as const] }],
};

function drawList(query: string, page: Partial<KeysetPage<Row>> = {}) {
  const asked: Asked<typeof filter.fields> = filter.read(new URLSearchParams(query));
  return drawPart(
    <ListPage
      title="People"
      address="/ad/list"
      filter={{ filter, asked, labels, options, hints: { q: 'By name' } }}
      query={{ view: 'all' }}
      page={{ ...whole, ...page }}
      caption="All people"
      columns={columns}
      keyOf={({ id }) => id}
      count="2 people"
      none={{ title: 'Nobody yet', text: 'Invite somebody.' }}
      file="/ad/list.csv"
    />,
  );
}

describe('a page of a list', () => {
  it('has a head, a filter, a count, its rows, and keeps its filter from page to page', () => {
    const html = drawList('state=done&q=anna', { next: { side: 'after', row: '9' } });
    expect(html).toContain('<title>People – správa, Vzlet</title>');
    expect(html).toContain('<h1 class="breakable">People</h1>');
    expect(html).toContain('href="/ad/list.csv?view=all&amp;q=anna&amp;state=done"');
    expect(html).toContain('2 people');
    expect(html).toContain('Žofie');
    expect(html).toContain('href="/ad/list?view=all&amp;q=anna&amp;state=done&amp;after=9"');
    expect(html).toContain(`<a href="/ad/list" class="button button--outline">${m.clear}</a>`);
  });

  it('shows in the form of its filter what is asked for', () => {
    const html = drawList('state=done&person=anna&from=2026-11-24&mine=on');
    expect(html).toMatch(/<form class="list-filter"[^>]* action="\/ad\/list"/);
    expect(html).toContain('By name');
    expect(html).toContain(`<option value="${NOTHING_CHOSEN}">${m.any}</option>`);
    expect(html).toContain('<option value="done" selected="">Done</option>');
    expect(html).toContain('<optgroup label="Team"><option value="anna" selected="">Anna</option>');
    expect(html).toMatch(/type="date"[^>]*value="2026-11-24"|value="2026-11-24"[^>]*type="date"/);
    expect(html).toContain('checked=""');
    expect(html).not.toContain('aria-invalid');
  });

  it('says at its field what could not be read, keeps it there, and offers no way out of no filter', () => {
    const html = drawList('q=ab&state=lost&from=someday');
    expect(html).toContain(m.short(3));
    expect(html).toContain(m.problems.choice);
    expect(html).toContain(m.problems.day);
    expect(html).toContain('value="ab"');
    expect(html).not.toContain(m.clear);
  });

  it('says whether nothing is there yet, or nothing of what is asked for', () => {
    const none = drawList('', { rows: [] });
    expect(none).toContain('Nobody yet');
    expect(none).toContain('Invite somebody.');
    const filtered = drawList('state=open', { rows: [] });
    expect(filtered).toContain(m.empty);
    expect(filtered).not.toContain('Nobody yet');
    expect(drawList('', { rows: [], isFirst: false })).toContain(m.empty);
  });
});
