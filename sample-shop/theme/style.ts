// How the shop looks in a browser.
export const style = `
:root{--paper:#faf6ee;--ink:#2b2a26;--soft:#6d675c;--line:#e4dccb;--accent:#b5532f;--card:#f2ebdd}
*{box-sizing:border-box}html{-webkit-text-size-adjust:100%}body{margin:0;background:var(--paper);color:var(--ink);font:400 17px/1.6 Georgia,"Iowan Old Style","Times New Roman",serif}
a{color:inherit;text-underline-offset:.2em}img{max-width:100%;height:auto;display:block}
.bar{background:var(--ink);color:#f6efe2;text-align:center;font:400 13px/1 system-ui,sans-serif;padding:11px 16px;letter-spacing:.04em}
.top{display:flex;align-items:center;gap:28px;padding:22px clamp(16px,5vw,72px);border-bottom:1px solid var(--line)}
.brand{display:flex;align-items:center;gap:12px;font-size:25px;text-decoration:none;letter-spacing:.01em}.brand svg{border-radius:9px;display:block}
.top nav{display:flex;gap:22px;margin-left:auto;font:400 15px/1 system-ui,sans-serif}.top nav a{text-decoration:none;padding:6px 0}.top nav a:hover{text-decoration:underline}
main{padding:0 clamp(16px,5vw,72px) 80px;max-width:1440px;margin:auto}
.hero{display:grid;grid-template-columns:5fr 6fr;gap:clamp(24px,5vw,72px);align-items:center;padding:48px 0}.hero img{width:100%;border-radius:14px}
h1{font-weight:400;font-size:clamp(32px,4.2vw,56px);line-height:1.12;margin:0 0 18px;letter-spacing:-.01em;text-wrap:balance;overflow-wrap:anywhere}
h2{font-weight:400;font-size:28px;margin:56px 0 20px}.lead{font-size:20px;color:var(--soft);margin:0 0 26px;max-width:56ch}
.button{display:inline-block;background:var(--accent);color:#fff;border:0;border-radius:999px;padding:15px 30px;font:500 16px/1 system-ui,sans-serif;text-decoration:none;cursor:pointer}.button:hover{background:#964326}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(230px,1fr));gap:34px 26px;padding:0;margin:0;list-style:none}
.card{text-decoration:none;display:block}.card img{width:100%;aspect-ratio:1;object-fit:cover;border-radius:12px;background:var(--card);transition:transform .3s}.card:hover img{transform:translateY(-4px)}
.card b{font-weight:400;display:block;margin-top:12px;font-size:18px}.card span{color:var(--soft);font:400 15px/1.5 system-ui,sans-serif}
.price{font:500 21px/1 system-ui,sans-serif;margin:0 0 24px}.stars{margin-bottom:14px;color:#c98a26;letter-spacing:2px}.stars small{color:var(--soft);letter-spacing:0;font:400 14px system-ui,sans-serif}
.prose{max-width:66ch;font-size:19px}.thumbs{display:flex;gap:12px;margin-top:14px}.thumbs img{width:96px;height:96px;object-fit:cover;border-radius:8px}
.field{border:1px solid var(--line);border-radius:10px;padding:14px 16px;font:inherit;background:#fff;width:min(100%,320px)}
footer{border-top:1px solid var(--line);padding:40px clamp(16px,5vw,72px);color:var(--soft);font:400 14px/1.7 system-ui,sans-serif;display:flex;flex-wrap:wrap;gap:18px 40px;align-items:center}footer nav{display:flex;flex-wrap:wrap;gap:8px 22px}.pay{display:flex;gap:8px;margin-left:auto}
@media(max-width:760px){.hero{grid-template-columns:1fr;padding:28px 0}.top{flex-wrap:wrap;gap:14px}.top nav{margin:0;width:100%;overflow-x:auto}.pay{margin:0}}
`;
