import { adminHref } from '#domain/addresses.ts';
import type { ViewProblem } from '#flows/operator/keep-views.ts';
import type { ViewsMessages } from '#messages/cs/operator/views.ts';
import { TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** What was typed into one of the forms. */
export interface TypedView {
  act: string;
  id: string;
  name: string;
  query: string;
}

interface View {
  id: string;
  name: string;
  query: string;
}

interface ViewsProps {
  views: readonly View[];
  m: ViewsMessages;
  formId: string;
  problem: ViewProblem | undefined;
  typed: TypedView | undefined;
}

/** The lists of one person, each with what can be done to it. */
export function ViewsPage(props: ViewsProps) {
  const { views, m, problem, typed } = props;
  const isElsewhere = problem !== undefined && !isAtField(props);
  return (
    <div className="desk-page views">
      <a className="way" href={adminHref('operatorOrders')}>
        ← {m.back}
      </a>
      <h1>{m.title}</h1>
      {isElsewhere && (
        <Notice tone="error" live>
          {m.problems[problem]}
        </Notice>
      )}
      {typed?.act === 'save' && <SaveForm {...props} typed={typed} />}
      {views.length === 0 ? (
        <p>{m.empty}</p>
      ) : (
        <>
          <p className="small">{m.lead}</p>
          <ol className="views__list">
            {views.map((view, index) => (
              <ViewRow key={view.id} {...props} view={view} index={index} />
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

/** Whether what is wrong is said at the field of a form that is there. */
function isAtField({ views, problem, typed }: ViewsProps): boolean {
  if (problem === 'view-unknown') return false;
  return typed?.act === 'save' || views.some(({ id }) => id === typed?.id);
}

/** A list that could not be saved under its name yet. */
function SaveForm({ m, problem, typed }: ViewsProps & { typed: TypedView }) {
  return (
    <FormName value="view">
      <form className="views__save" method="post">
        <h2>{m.saveHeading}</h2>
        <input type="hidden" name="act" value="save" />
        <input type="hidden" name="id" value={typed.id} />
        <input type="hidden" name="query" value={typed.query} />
        <TextField
          name="name"
          label={m.name}
          defaultValue={typed.name}
          error={problem && m.problems[problem]}
        />
        <Button variant="primary">{m.save}</Button>
      </form>
    </FormName>
  );
}

function ViewRow({
  view,
  index,
  views,
  m,
  problem,
  typed,
}: ViewsProps & { view: View; index: number }) {
  const { id, name, query } = view;
  const isTyped = typed?.id === id && typed.act === 'name';
  const orders = adminHref('operatorOrders');
  return (
    <li className="views__row">
      <a className="views__name" href={query === '' ? orders : `${orders}?${query}`}>
        {name}
      </a>
      <FormName value={`view-${id}`}>
        <form className="views__rename" method="post">
          <input type="hidden" name="id" value={id} />
          <TextField
            name="name"
            label={<span className="visually-hidden">{m.nameOf(name)}</span>}
            defaultValue={isTyped ? typed.name : name}
            error={isTyped && problem ? m.problems[problem] : undefined}
          />
          <Button name="act" value="name" aria-label={m.renameOf(name)}>
            {m.rename}
          </Button>
        </form>
      </FormName>
      <form className="views__moves" method="post">
        <input type="hidden" name="id" value={id} />
        <Button name="act" value="up" disabled={index === 0} aria-label={m.up(name)}>
          ↑
        </Button>
        <Button
          name="act"
          value="down"
          disabled={index === views.length - 1}
          aria-label={m.down(name)}
        >
          ↓
        </Button>
        <Button name="act" value="away" variant="quiet" aria-label={m.removeOf(name)}>
          {m.remove}
        </Button>
      </form>
    </li>
  );
}
