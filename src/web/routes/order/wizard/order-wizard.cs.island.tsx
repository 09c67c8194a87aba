import { wizard } from '#messages/cs/order/wizard.ts';
import { OrderWizard } from './page.tsx';
import type { WizardProps } from './wizard-props.ts';

export default function CzechOrderWizard(props: WizardProps) {
  return <OrderWizard {...props} m={wizard} />;
}
