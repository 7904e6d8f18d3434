import { wordSet } from './table.ts';

/**
 * Domains whose subdomains belong to customers, as under a public suffix, and which the service itself doesn't use for
 * sending or publishing. Own selection from the services' documentation and the CentralNic registry's list of suffixes,
 * 2026-11.
 */
export const SHARED_SUFFIXES = wordSet(`
  uk.com us.com eu.com de.com gb.com se.com no.com hu.com ru.com sa.com za.com cn.com jpn.com kr.com qc.com br.com uy.com
  gr.com co.com mex.com africa.com com.de com.se gb.net uk.net se.net hu.net jp.net in.net us.org ae.org eu.org us.kg
  onmicrosoft.com blogspot.com wixsite.com wixstudio.com editorx.io godaddysites.com square.site weeblysite.com
  000webhostapp.com github.io gitlab.io bitbucket.io codeberg.page netlify.app vercel.app now.sh herokuapp.com pages.dev
  workers.dev r2.dev web.app firebaseapp.com glitch.me repl.co replit.app replit.dev onrender.com surge.sh webflow.io
  framer.app framer.website carrd.co crd.co notion.site mystrikingly.com jimdofree.com jimdosite.com webnode.page
  softr.app azurewebsites.net azureedge.net azurefd.net azurestaticapps.net blob.core.windows.net web.core.windows.net
  cloudapp.net cloudapp.azure.com azurecontainerapps.io trafficmanager.net cloudfront.net s3.amazonaws.com amplifyapp.com
  awsapprunner.com cloudfunctions.net appspot.com run.app my.canva.site webcindario.com altervista.org byethost.com
  infinityfreeapp.com free.nf rf.gd epizy.com 42web.io great-site.net wuaze.com kesug.com atwebpages.com mooo.com
  chickenkiller.com duckdns.org ddns.net no-ip.org no-ip.biz hopto.org sytes.net zapto.org servehttp.com serveftp.com
  myftp.org dynv6.net ngrok.io ngrok.app ngrok-free.app ngrok-free.dev trycloudflare.com loca.lt serveo.net
  ipfs.dweb.link digitaloceanspaces.com ondigitalocean.app b-cdn.net edgeone.app plesk.page hostingersite.com
  lovable.app bolt.host base44.app deno.dev fly.dev railway.app koyeb.app zeabur.app streamlit.app hf.space
  pythonanywhere.com webador.com mybluehost.me myftpupload.com kinsta.cloud wpenginepowered.com`);
