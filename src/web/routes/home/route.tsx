export default function Home() {
  return <h1>Vzlet</h1>;
}
