/** The day from which terms and privacy policy hold in their first wording, unless the owner sets another (rules 88). */
export const LEGAL_DAY = '2025-11-01';
