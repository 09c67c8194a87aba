import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { locales } from '#domain/locale.ts';
import { NOTHING_CHOSEN } from '#domain/text/nothing-chosen.ts';
import { importPlatforms } from '#domain/reviews/import.ts';
import { type ImportColumn, importColumns } from '#domain/reviews/import-columns.ts';
import { dateOrders } from '#domain/reviews/import-dates.ts';
import { scales } from '#domain/reviews/import-rating.ts';
import {
  type ImportReading,
  type ReadingInput,
  columnField,
  fieldsOfReading,
} from '#domain/reviews/import-reading.ts';
import { CheckboxField, SelectField } from '#web/forms/field.tsx';
import { reviewImportWords } from '#web/admin/words/review-words.ts';
import { platformNames } from '#web/reviews/review-words.ts';
import { Button } from '#web/ui/button.tsx';
import type { ImportedPageProps } from './props.ts';

type Props = Pick<ImportedPageProps, 'locale'> & { reading: ImportReading; input: ReadingInput };

/** How the file is read: open where something is to be chosen, else behind its title. */
export function ReadingFields({ locale, found: { reading, faults }, input }: ImportedPageProps) {
  if (!reading) return null;
  const { reading: m } = reviewImportWords[locale];
  const { missing, isDateUnclear, isScaleUnclear } = reading;
  const isAsked = missing.length > 0 || isDateUnclear || isScaleUnclear || faults > 0;
  const fields = { locale, reading, input: input ?? fieldsOfReading(reading) };
  return (
    <details open={isAsked || undefined}>
      <summary>{m.title}</summary>
      <div className="import-reading">
        <div className="fields import-reading__fields">
          {importColumns.map((column) => (
            <Column key={column} column={column} {...fields} />
          ))}
          <ForAll {...fields} />
          <Marks {...fields} />
        </div>
        <Boxes {...fields} />
        <div className="cluster">
          <Button name={ACTION_FIELD} value="read">
            {m.again}
          </Button>
        </div>
      </div>
    </details>
  );
}

/** Which column of the file it is; of one without a name its number. */
function Column({ locale, reading, input, column }: Props & { column: ImportColumn }) {
  const { reading: m } = reviewImportWords[locale];
  const { header, missing } = reading;
  const isMissing = missing.some((each) => each === column);
  const named = header.map((name, at) => ({ name: name || m.nameless(at + 1), value: `${at}` }));
  return (
    <SelectField
      name={columnField(column)}
      label={m.column(column)}
      error={isMissing && m.chooseColumn}
      defaultValue={input[columnField(column)]}
    >
      <option value={NOTHING_CHOSEN}>{m.none}</option>
      {named.map(({ name, value }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** What holds for rows that do not say it. */
function ForAll({ locale, input }: Props) {
  const { fields: m, languages } = reviewImportWords[locale];
  return (
    <>
      <SelectField name="language" label={m.language} defaultValue={input['language']}>
        {locales.map((each) => (
          <option key={each} value={each}>
            {languages[each]}
          </option>
        ))}
      </SelectField>
      <SelectField name="platform" label={m.platform} defaultValue={input['platform']}>
        <option value={NOTHING_CHOSEN}>{m.noPlatform}</option>
        {importPlatforms.map((each) => (
          <option key={each} value={each}>
            {platformNames[each]}
          </option>
        ))}
      </SelectField>
    </>
  );
}

/** What can be told of the file as a whole, or has to be said. */
function Marks({ locale, reading, input }: Props) {
  const { reading: m } = reviewImportWords[locale];
  const { hasDateOrder, isDateUnclear, isScaleUnclear, scale, request } = reading;
  return (
    <>
      {(hasDateOrder || request.dateOrder) && (
        <SelectField
          name="dateOrder"
          label={m.dateOrder}
          error={isDateUnclear && m.dateUnclear}
          defaultValue={input['dateOrder']}
        >
          <option value={NOTHING_CHOSEN}>{m.fromFile}</option>
          {dateOrders.map((each) => (
            <option key={each} value={each}>
              {m.orders[each]}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        name="scale"
        label={m.scale}
        error={isScaleUnclear && m.scaleUnclear}
        defaultValue={input['scale']}
      >
        <option value={NOTHING_CHOSEN}>
          {request.scale ? m.fromFile : m.scaleFromFile(scale)}
        </option>
        {scales.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </SelectField>
    </>
  );
}

function Boxes({ locale, reading, input }: Props) {
  const { reading: m } = reviewImportWords[locale];
  const { hasBetween, isList, request } = reading;
  return (
    <>
      {(hasBetween || request.isRoundedDown) && (
        <CheckboxField
          name="isRoundedDown"
          label={m.isRoundedDown}
          defaultChecked={input['isRoundedDown'] === 'on'}
        />
      )}
      {!isList && (
        <CheckboxField
          name="isHeaderless"
          label={m.isHeaderless}
          defaultChecked={input['isHeaderless'] === 'on'}
        />
      )}
    </>
  );
}
