import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import type { PlatformId, ServiceId } from '#domain/catalogue/price-list.ts';
import { type ReadTarget, readTarget } from '#domain/target/read-target.ts';
import { MAX_TARGET_LENGTH, type TargetRead } from '#domain/target/target.ts';
import { TextField } from '#web/forms/field.tsx';
import { useFieldId } from '#web/forms/form-name.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { TargetNote } from '#web/routes/order/target-note.tsx';
import { TargetQuestion } from '#web/routes/order/target-question.tsx';
import { sayUnderstood } from '#web/routes/order/target-text.ts';
import { sayProblem } from '#web/routes/order/wizard/wizard-texts.ts';
import { useWizardGround } from '#web/routes/order/wizard/use-wizard.ts';
import type { Problem } from '#web/routes/order/wizard/wizard-props.ts';
import { switchAction } from './cart-change.ts';
import { confirmedField, targetProblem } from './row-targets.ts';

/** Milliseconds of rest after which it is said what is wrong with a target; while it is typed it is unfinished. */
const REST_MS = 400;

interface TargetInputProps extends Pick<
  ComponentProps<'input'>,
  'autoFocus' | 'form' | 'onBlur' | 'ref'
> {
  name: string;
  of: { platform: PlatformId; service: ServiceId };
  label: ReactNode;
  hint: string;
  value: string;
  onType: (text: string) => void;
  /** What was wrong when the form was sent. */
  problem: Problem | undefined;
  /** Takes the form to the platform that a link belongs to. */
  onSwitch?: (platform: PlatformId) => void;
}

/** The field for a profile or a post: it says what it makes of what is typed, or what is wrong with it. */
export function TargetInput(props: TargetInputProps) {
  const { name, of, label, hint, value, onType, problem, onSwitch, ...rest } = props;
  const { m } = useWizardGround();
  const id = useFieldId(name);
  const [isSettled, setIsSettled] = useState(false);
  const read = readTarget(of.platform, of.service, value);
  const wrong = problem ?? (isSettled && value.trim() ? problemOf(name, read) : undefined);
  useEffect(() => {
    if (value === '') return undefined;
    const timer = setTimeout(() => setIsSettled(true), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return (
    <div className="target-input">
      <TextField
        {...rest}
        name={name}
        label={label}
        hint={hint}
        value={value}
        onChange={({ currentTarget, nativeEvent }) => {
          // What is pasted is whole at once.
          setIsSettled('inputType' in nativeEvent && nativeEvent.inputType === 'insertFromPaste');
          onType(currentTarget.value);
        }}
        error={wrong && sayProblem(m, wrong)}
        aria-describedby={`${id}-understood`}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={MAX_TARGET_LENGTH}
      />
      {/* Described, not live: it changes with every key. */}
      <p className="understood" id={`${id}-understood`}>
        {read.ok && (
          <Understood read={read} confirmed={{ name: confirmedField(name), form: rest.form }} />
        )}
      </p>
      {onSwitch && wrong?.key === 'target-other-platform' && wrong.otherPlatform && (
        <SwitchButton platform={wrong.otherPlatform} onSwitch={onSwitch} />
      )}
    </div>
  );
}

function SwitchButton({
  platform,
  onSwitch,
}: Required<Pick<TargetInputProps, 'onSwitch'>> & { platform: PlatformId }) {
  const { m, platformNames } = useWizardGround();
  return (
    <Button
      className="target-input__switch"
      name={ACTION_FIELD}
      value={switchAction(platform)}
      onClick={(event) => {
        event.preventDefault();
        onSwitch(platform);
      }}
    >
      {m.builder.switchTo(platformNames[platform])}
    </Button>
  );
}

/** What is wrong with what stands in the field, in itself. */
function problemOf(name: string, read: ReadTarget): Problem | undefined {
  return read.ok ? undefined : targetProblem(name, read);
}

interface UnderstoodProps {
  read: TargetRead;
  confirmed: { name: string; form: string | undefined };
}

function Understood({ read, confirmed }: UnderstoodProps) {
  const { m } = useWizardGround();
  return (
    <>
      <PlatformIcon platform={read.platform} />
      {sayUnderstood(m, read)}
      {read.isDoubtful && <TargetQuestion {...confirmed} url={read.url} words={m.target} />}
      {read.asks && <TargetNote asksPost words={m.target} />}
      {!read.asks && !read.isDoubtful && <Icon name="check" size="small" />}
    </>
  );
}
