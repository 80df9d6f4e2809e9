export default function Home() { return <h1 className="p-4 text-3xl">Linkbild</h1>; }
