import { wizard } from '#messages/en/order/wizard.ts';
import { OrderWizard } from './page.tsx';
import type { WizardProps } from './wizard-props.ts';

export default function EnglishOrderWizard(props: WizardProps) {
  return <OrderWizard {...props} m={wizard} />;
}
