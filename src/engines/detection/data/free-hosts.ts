import { wordSet } from './table.ts';

/**
 * Hosts where anyone can publish a page, a form or a file for free under the host's own name, as registrable domains or
 * whole hosts. Own selection from the services' public sites, 2026-11.
 */
export const FREE_HOSTS = wordSet(`
  blogspot.com wordpress.com weebly.com weeblysite.com wixsite.com wixstudio.com editorx.io godaddysites.com square.site
  000webhostapp.com github.io gitlab.io bitbucket.io codeberg.page netlify.app vercel.app now.sh herokuapp.com
  pages.dev workers.dev r2.dev web.app firebaseapp.com glitch.me repl.co replit.app replit.dev onrender.com surge.sh
  webflow.io framer.app framer.website framer.ai framer.media carrd.co crd.co notion.site mystrikingly.com
  strikingly.com yolasite.com ucraft.net ukit.me jimdofree.com jimdosite.com webnode.page tilda.ws
  bubbleapps.io softr.app glide.page glideapp.io azurewebsites.net azureedge.net azurefd.net azurestaticapps.net
  windows.net cloudapp.net cloudfront.net s3.amazonaws.com amplifyapp.com cloudfunctions.net cloudflarestorage.com firebasestorage.googleapis.com
  cloudapp.azure.com azurecontainerapps.io trafficmanager.net supabase.co cloudwaysapps.com jelastic.com awsapprunner.com storage.googleapis.com
  appspot.com run.app sites.google.com docs.google.com forms.gle script.google.com formstack.com
  jotform.com jotform.me typeform.com tally.so forms.office.com forms.app cognitoforms.com wufoo.com 123formbuilder.com
  paperform.co fillout.com formaloo.com zohopublic.com zohopublic.eu surveyheart.com
  my.canva.site canva.site forms.yandex.com forms.yandex.ru disk.yandex.ru gitbook.io teachable.com webcindario.com altervista.org byethost.com byethost7.com
  infinityfreeapp.com infinityfree.me free.nf rf.gd epizy.com 42web.io great-site.net wuaze.com kesug.com
  freewebhostmost.com profreehost.com atwebpages.com mypressonline.com onlinewebshop.net
  getenjoyment.net sportsontheweb.net medianewsonline.com scienceontheweb.net myartsonline.com
  eu.org us.kg mooo.com chickenkiller.com ignorelist.com strangled.net us.to jumpingcrab.com crabdance.com cloudns.cc cloudns.nz
  cloudns.cl cloudns.ph cloudns.be is-a.dev unaux.com 22web.org x10host.com x10.mx heliohost.us awardspace.info byet.host ct.ws
  webador.com webadorsite.com site123.me myfreesites.net
  duckdns.org ddns.net no-ip.org no-ip.biz hopto.org sytes.net zapto.org servehttp.com serveftp.com myftp.org
  myvnc.com redirectme.net dynu.net dynv6.net freeddns.org accesscam.org mywire.org ooguy.com theworkpc.com
  ngrok.io ngrok.app ngrok-free.app ngrok-free.dev trycloudflare.com loca.lt serveo.net localhost.run pinggy.link
  ipfs.io dweb.link cf-ipfs.com infura-ipfs.io fleek.co fleek.cool nftstorage.link w3s.link pinata.cloud mypinata.cloud
  4everland.app 4everland.io arweave.net filebase.io thirdwebstorage.com
  digitaloceanspaces.com ondigitalocean.app linodeobjects.com vultrobjects.com backblazeb2.com wasabisys.com
  myqcloud.com aliyuncs.com myhuaweicloud.com oraclecloud.com scw.cloud storage.yandexcloud.net b-cdn.net edgeone.app
  translate.goog telegra.ph linkpc.net za.com ru.com sa.com br.com us.com jpn.com plesk.page hostingersite.com hostinger.website cprapid.com temporary.site contaboserver.net lovable.app bolt.host base44.app v0.app deno.dev fly.dev railway.app koyeb.app cyclic.app zeabur.app val.run
  stackblitz.io csb.app codesandbox.io streamlit.app hf.space pythonanywhere.com
  blob.core.windows.net webhop.org mybluehost.me wpenginepowered.com kinsta.cloud myftpupload.com
  wcomhost.com mailchimpsites.com hubspotpagebuilder.com hs-sites.com
  systeme.io leadpages.co unbounce.com getresponsesite.com swipepages.net pagedemo.co
  genially.com genial.ly sway.office.com sway.cloud.microsoft transfer.sh file.io gofile.io anonfiles.com mediafire.com mega.nz sendspace.com
  dropboxusercontent.com filemail.com fromsmash.com pcloud.link`);

/** Well-known companies' hosts where the content is their users'. Own selection from the services' public sites, 2026-11. */
export const USER_CONTENT = wordSet(`
  drive.google.com dropbox.com onedrive.live.com 1drv.ms sharepoint.com box.com we.tl wetransfer.com t.me telegram.me
  wa.me discord.gg facebook.com instagram.com youtube.com youtu.be tiktok.com linkedin.com x.com twitter.com reddit.com
  medium.com github.com githubusercontent.com gitlab.com notion.so canva.com trello.com scribd.com issuu.com calendly.com
  paypal.me eventbrite.com meetup.com gofundme.com etsy.com ebay.com maps.app.goo.gl photos.app.goo.gl`);
