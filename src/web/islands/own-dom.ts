/**
 * An island knows the page as it has drawn it, and changes that. A translator, a password manager or an
 * extension changes the page as well: it puts other nodes in the place of texts, wraps, moves, removes.
 * What others have done is noted, and taken back where an island is about to change something: there alone,
 * with all texts around it, of which a translator may have made one. It may then do its work anew.
 * React is built to change the page by what stands here (decisions/0001).
 */

/** The children of the elements among whose children others have changed something, as they were. */
const former = new Map<Node, Node[]>();
/** The element among whose former children a node is. */
const homes = new WeakMap<Node, Node>();
/** The words of the texts in which others have changed them, as they were. */
const words = new WeakMap<Node, string>();

/** Tells what others have done to islands. */
export interface Others {
  /** Told in its own time of what nobody has taken before. */
  tell(records: readonly MutationRecord[]): void;
  takeSeen(): MutationRecord[];
  watch(island: Node): void;
}

let others: Others | undefined;

/** How often what others do is taken back at once while an island wakes; one that does it anew has to be let. */
const MOST_TIMES = 20;
let timesLeft = 0;
let hasSeen = false;
let isLeft = false;

/** Puts an island as the server has sent it, and keeps it so until it is awake. */
export function keepAsSent(watching: Others): void {
  others = watching;
  others.tell = (records) => {
    learn(records);
    if (timesLeft-- > 0) restore();
  };
  learn(others.takeSeen());
  restore();
  timesLeft = MOST_TIMES;
}

/** Whether others have ever changed an island of this page. */
export function isDisturbed(): boolean {
  return hasSeen;
}

export function setAwake(): void {
  timesLeft = 0;
}

/** Lets React take nothing away as long as it lasts: of an island that is given up everything stays. */
export function leaveAsItIs(isToBeLeft: boolean): void {
  isLeft = isToBeLeft;
}

function takeSeen(): readonly MutationRecord[] {
  return others?.takeSeen() ?? [];
}

/** Notes what others have done. What React does is not among it: that is forgotten as soon as it is done. */
function learn(records: readonly MutationRecord[]): void {
  hasSeen ||= records.length > 0;
  for (const { type, target, oldValue } of records) {
    if (type === 'characterData' && !words.has(target)) words.set(target, oldValue ?? '');
  }
  const found = new Map<Node, Node[]>();
  // From what is now back to what was before the first of them.
  for (const record of [...records].reverse()) {
    const { type, addedNodes, removedNodes, nextSibling } = record;
    const parent = type === 'childList' ? record.target : record.target.parentNode;
    if (!parent || former.has(parent)) continue;
    const children = found.get(parent) ?? [...parent.childNodes];
    found.set(parent, children);
    const next = nextSibling ? children.indexOf(nextSibling) : -1;
    const end = next < 0 ? children.length : next;
    children.splice(end - addedNodes.length, addedNodes.length, ...removedNodes);
  }
  for (const [parent, children] of found) {
    for (const child of children) if (!homeOf(child)) homes.set(child, parent);
    former.set(parent, children);
  }
}

function homeOf(node: Node): Node | undefined {
  const home = homes.get(node);
  return home && former.get(home)?.includes(node) ? home : undefined;
}

/** Puts everything back, to the last node. */
function restore(): void {
  for (const parent of former.keys()) settle(parent, true);
  takeSeen();
}

/** Puts a node where it belongs, from the outermost element inwards, and into it what belongs there. */
function settle(node: Node | null, isExact?: boolean): void {
  if (!node) return;
  settle(homeOf(node) ?? node.parentNode, isExact);
  const own = former.get(node);
  if (!own) return;
  former.delete(node);
  const focused = document.activeElement;
  for (const other of Array.from(node.childNodes)) {
    if (own.includes(other) || (!isExact && isHarmless(other, own))) continue;
    bringHome(other, isExact);
    if (other.parentNode === node) other.remove();
  }
  let next: Node | null = null;
  for (const child of own.reverse()) {
    if (child.parentNode !== node || (next && !isBefore(child, next)))
      node.insertBefore(child, next);
    const before = words.get(child);
    if (before !== undefined) child.nodeValue = before;
    words.delete(child);
    next = child;
  }
  if (focused instanceof HTMLElement && focused !== document.activeElement) {
    focused.focus({ preventScroll: true });
  }
}

/** A button of a password manager has no words, and holds nothing that came or went since. */
function isHarmless(other: Node, own: readonly Node[]): boolean {
  const holds = (node: Node) => other.contains(node);
  const isChanged = () => [...former].some(([parent, all]) => holds(parent) || all.some(holds));
  return other.textContent === '' && !own.some(holds) && !isChanged();
}

/** What has come from elsewhere goes back there. */
function bringHome(other: Node, isExact: boolean | undefined): void {
  for (const [parent, children] of former) {
    if (children.some((child) => other.contains(child))) settle(parent, isExact);
  }
}

function isBefore(node: Node, next: Node): boolean {
  return (node.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** Does what React wants to a node, once it stands as React has left it, and does not take it for a change by others. */
function change(node: Node, act: () => void): void {
  learn(takeSeen());
  settle(node);
  act();
  takeSeen();
}

/** What React calls in place of the methods and properties of the page that these names end in (vite.config.ts). */
Object.defineProperties(Node.prototype, {
  insertOwn: {
    value(this: Node, node: Node, next: Node | null) {
      change(this, () => this.insertBefore(node, next?.parentNode === this ? next : null));
    },
  },
  appendOwn: {
    value(this: Node, node: Node) {
      change(this, () => this.appendChild(node));
    },
  },
  removeOwn: {
    value(this: Node, node: ChildNode) {
      if (isLeft) return node;
      change(this, () => {
        node.remove();
        for (const parent of former.keys()) if (node.contains(parent)) former.delete(parent);
      });
      return node;
    },
  },
  ownText: {
    set(this: Node, text: string) {
      const position = this.parentNode;
      change(this, () => {
        words.delete(this);
        // It was not React's own: React writes into whatever text stands alone in an element.
        if (position && !this.parentNode) position.textContent = text;
        else this.nodeValue = text;
      });
    },
  },
  ownContent: {
    set(this: Node, text: string) {
      change(this, () => {
        this.textContent = text;
      });
    },
  },
});
