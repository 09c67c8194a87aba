import { type Registry, RegistryUnavailable } from './port.ts';

/**
 * For a shop on one's own machine, which may have no network: where the register cannot be asked, the
 * embedded one answers for the companies it knows. It never says of others that they do not exist; for
 * them the register stays unavailable.
 */
export function localFallback(
  primary: Registry,
  embedded: Registry,
  onFallback: (error: RegistryUnavailable) => void,
): Registry {
  return {
    provider: primary.provider,
    async findCompany(companyId) {
      try {
        return await primary.findCompany(companyId);
      } catch (error) {
        if (!(error instanceof RegistryUnavailable)) throw error;
        const answer = await embedded.findCompany(companyId);
        if (!answer.found) throw error;
        onFallback(error);
        return answer;
      }
    },
  };
}
