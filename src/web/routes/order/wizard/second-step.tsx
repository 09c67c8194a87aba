import { type ComponentType, Suspense, createElement, use, useEffect } from 'react';

let coming: Promise<ComponentType> | undefined;
let loaded: ComponentType | undefined;

function load(): Promise<ComponentType> {
  coming ??= import('./details/details-step.tsx').then(({ DetailsStep: Step }) => (loaded = Step));
  return coming;
}

/** Has the second step at once: for the server, which draws either step. */
export function haveSecondStep(step: ComponentType): void {
  loaded = step;
}

/** Fetches the script of the second step while the first is filled in: not for an empty cart, of which many are left. */
export function useSecondStep(isLikely: boolean): void {
  useEffect(() => {
    // Where it does not come, the step is asked for as a page.
    if (isLikely) load().catch(() => undefined);
  }, [isLikely]);
}

/** Whether the second step can be drawn at once. */
export function isSecondStepHere(): boolean {
  return loaded !== undefined;
}

/** The second step; what the server has sent of it stays until its script is there. */
export function LoadedDetailsStep() {
  return (
    <Suspense>
      <Step />
    </Suspense>
  );
}

function Step() {
  return createElement(loaded ?? use(load()));
}
