/** A turning arc; the words that say what is awaited stand beside it. */
export function Spinner() {
  return (
    <svg className="spinner" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <circle className="spinner__track" cx="12" cy="12" r="9" />
      <path className="spinner__arc" d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}
