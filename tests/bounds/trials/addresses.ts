import { costlyAddresses } from '#tests/hostile/long-addresses.ts';
import { type Trial, get } from '#tests/bounds/trial.ts';

export const addresses: readonly Trial[] = Object.entries(costlyAddresses).flatMap(
  ([shape, paths]): Trial[] => [
    {
      name: `addresses: ${shape}`,
      requests: (sender) => [
        ...paths.map((path) => get(path, sender)),
        // Of the other edition, whose section is led to this one.
        ...paths.map((path) =>
          get(path, { ...sender, host: sender.host.replace('localhost', 'en.localhost') }),
        ),
      ],
    },
  ],
);
