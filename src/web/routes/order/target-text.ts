import { nameTarget } from '#domain/target/name-target.ts';
import type { Target } from '#domain/target/target.ts';
import type { TargetWords } from '#messages/cs/order/target.ts';
import type { WizardMessages } from '#messages/cs/order/wizard.ts';

/** What a target is called on a page: @name, "Video dQw4w9WgXcQ". */
export function sayTarget(words: TargetWords, label: string): string {
  return nameTarget(words.names, label) ?? label;
}

/** What was understood of what stands in the field: "Profil: @name". */
export function sayUnderstood(
  { builder, target }: Pick<WizardMessages, 'builder' | 'target'>,
  { kind, label }: Pick<Target, 'kind' | 'label'>,
): string {
  const say = kind === 'post' ? builder.understoodPost : builder.understoodProfile;
  return nameTarget(target.names, label) ?? say(label);
}
