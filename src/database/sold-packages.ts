import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#domain/locale.ts';
import type { Haler } from '#domain/money.ts';
import type { Period } from '#domain/operator/periods.ts';
import type { Queryable } from './client.ts';

/** What was sold of a package in orders that were paid in a period. */
export interface Sold {
  /** Paid orders that have the package. */
  orders: number;
  /** How often it is in them. */
  quantity: number;
  /** Haléře that were paid for it, with the discount off. */
  amount: Haler;
}

export interface SoldPackage extends Sold {
  package: string;
}

export interface SoldDay extends Sold {
  day: string;
}

interface SoldPart {
  edition?: Locale | undefined;
  package?: string | undefined;
}

/** What was sold of each package, what most orders had first (rules 79). */
export async function readSoldPackages(
  db: Queryable,
  period: Period,
  part: SoldPart,
): Promise<SoldPackage[]> {
  const { rows } = await db.execute<Record<keyof SoldPackage, string>>(sql`
    select package_id as package, ${SOLD} from ${soldIn(period, part)}
    group by package_id order by count(*) desc, package_id`);
  return rows.map((row) => ({ package: row.package, ...toSold(row) }));
}

/** What was sold of one package, or of all, by days on which its orders were paid. */
export async function readSoldDays(
  db: Queryable,
  period: Period,
  part: SoldPart,
): Promise<SoldDay[]> {
  const { rows } = await db.execute<Record<keyof SoldDay, string>>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, ${SOLD} from ${soldIn(period, part)}
    group by sold_packages.day order by sold_packages.day`);
  return rows.map((row) => ({ day: row.day, ...toSold(row) }));
}

const SOLD = sql`count(*) as orders, sum(quantity) as quantity, sum(amount) as amount`;

function soldIn({ from, to }: Period, part: SoldPart): SQL {
  return sql`derived.sold_packages where day between ${from} and ${to}
    ${part.edition === undefined ? sql`` : sql`and edition = ${part.edition}`}
    ${part.package === undefined ? sql`` : sql`and package_id = ${part.package}`}`;
}

function toSold({ orders, quantity, amount }: Record<keyof Sold, string>): Sold {
  return { orders: Number(orders), quantity: Number(quantity), amount: Number(amount) };
}
