import { type ComponentType, type ReactNode, Component, Suspense, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { type Field, fillField } from '#web/forms/fill-field.ts';
import { lostIsland as cs } from '#messages/cs/site/lost-island.ts';
import { lostIsland as en } from '#messages/en/site/lost-island.ts';
import { type Others, isDisturbed, keepAsSent, leaveAsItIs, setAwake } from './own-dom.ts';

interface Helpers {
  others: Others;
  /** Shows the forms of an island for browsers without scripts. */
  serveByForms: (element: Element) => void;
}

/** Brings an island to life. */
export function hydrate(
  element: HTMLElement,
  Island: ComponentType<object>,
  { others, serveByForms }: Helpers,
): void {
  const { prefix: identifierPrefix = '', props = '{}' } = element.dataset;
  // Translators make them; we have none.
  const hadFonts = element.querySelector('font') !== null;
  keepAsSent(others);
  const fillIn = keepInput(element);
  const told = () => {
    setAwake();
    // Once React is done: what is typed while it draws it takes back.
    setTimeout(fillIn);
  };
  const drawn = (
    <Awake told={told}>
      <Island {...JSON.parse(props)} />
    </Awake>
  );
  const lose = () => {
    serveByForms(element);
    sayLost(element);
  };
  const wake = (children: ReactNode) =>
    hydrateRoot(element, <Kept lose={lose}>{children}</Kept>, {
      identifierPrefix,
      // React has drawn it anew, and it works. Where nobody else has changed it, that is a fault of ours.
      onRecoverableError: (error) => {
        if (!isDisturbed() && !hadFonts) reportError(String(error));
      },
    });
  // Within a boundary React wakes it in short pieces and lets a tap in between; otherwise all at one go, before
  // a translator does its work anew.
  if (!isDisturbed()) wake(<Suspense>{drawn}</Suspense>);
  else {
    for (const mark of [element.firstChild, element.lastChild]) mark?.remove();
    flushSync(() => wake(drawn));
  }
}

function Awake({ told, children }: { told: () => void; children: ReactNode }) {
  useLayoutEffect(told, [told]);
  return children;
}

interface KeptProps {
  lose: () => void;
  children: ReactNode;
}

/** An island that throws is given up: it stays as it stands, and its forms are sent as without a script. */
class Kept extends Component<KeptProps, { isLost: boolean }> {
  static getDerivedStateFromError = () => ({ isLost: true });

  override state = { isLost: false };

  override componentDidMount(): void {
    // What a press throws React does not catch, but it comes by way of React, whose file this one lies in.
    addEventListener('error', ({ error }) => {
      if (String(error?.stack).includes(import.meta.url)) this.setState({ isLost: true });
    });
  }

  override getSnapshotBeforeUpdate(): null {
    leaveAsItIs(this.state.isLost);
    return null;
  }

  override componentDidUpdate(): void {
    leaveAsItIs(false);
    if (this.state.isLost) this.props.lose();
  }

  override render(): ReactNode {
    return this.state.isLost ? null : this.props.children;
  }
}

/**
 * Where React cannot take over what the server has sent, it draws the island anew.
 * @returns what fills in its fields as those were that went
 */
function keepInput(island: Element): () => void {
  const before = fieldsIn(island);
  const focused = before.findIndex((field) => field === document.activeElement);
  return () => {
    for (const [position, now] of fieldsIn(island).entries()) {
      const field = before[position];
      if (!field || field === now || field.name !== now.name) continue;
      if (isChecked(field) && !isChecked(now)) now.click();
      if (field.value !== now.value) fillField(now, field.value);
      if (position === focused) now.focus({ preventScroll: true });
    }
  };
}

function fieldsIn(island: Element): Field[] {
  return [...island.querySelectorAll<Field>('input, select, textarea')];
}

function isChecked(field: Field): boolean {
  return field instanceof HTMLInputElement && field.checked;
}

/** Says that an island goes on by its forms alone; one without forms can do nothing any more. */
function sayLost(island: HTMLElement): void {
  if (!island.querySelector('form')) {
    island.hidden = true;
    return;
  }
  const stated = document.createElement('p');
  stated.className = 'column notice notice--error notice--lost';
  stated.role = 'alert';
  stated.textContent = document.documentElement.lang === 'en' ? en : cs;
  island.prepend(stated);
}
