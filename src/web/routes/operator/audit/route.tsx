export function loader() {
  return null;
}
export default function Audit() {
  return null;
}
