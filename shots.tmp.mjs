import { chromium } from 'playwright-core';
const out='/tmp/s-shots'; import { mkdirSync } from 'node:fs'; mkdirSync(out,{recursive:true});
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--headless','--no-sandbox','--disable-gpu']});
const pages={cs:{list:'/blog',list2:'/blog/page/2',topic:'/blog/tema/rust',search:'/blog/hledat?q=dosah',none:'/blog/hledat?q=xyzzy',art:process.env.ART||'/hashtagy-dnes'},en:{list:'/blog',search:'/blog/search?q=reach',art:process.env.ARTEN||'/hashtags-today'}};
const want=(process.argv[2]||'').split(',').filter(Boolean);
const widths=(process.argv[3]||'390,1440').split(',').map(Number);
const schemes=(process.argv[4]||'light').split(',');
const langs=(process.argv[5]||'cs').split(',');
const full=process.argv[6]!=='view';
for(const l of langs) for(const s of schemes) for(const w of widths){
  const c=await b.newContext({baseURL:l==='cs'?'http://localhost:4310':'http://en.localhost:4310',viewport:{width:w,height:w===390?844:900},colorScheme:s,reducedMotion:'reduce'});
  const p=await c.newPage();
  for(const n of want.length?want:Object.keys(pages[l])){ if(!pages[l][n])continue; await p.goto(pages[l][n]); await p.evaluate(()=>document.fonts.ready);
    const over=await p.evaluate(()=>document.documentElement.scrollWidth-innerWidth);
    await p.screenshot({path:`${out}/${n}-${l}-${s}-${w}.png`,fullPage:full}); if(over>0)console.log('OVERFLOW',n,l,s,w,over);}
  await c.close();
}
await b.close();
