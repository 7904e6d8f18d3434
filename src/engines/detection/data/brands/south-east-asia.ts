/**
 * Brands of South-East Asia. Own selection of the sites and mailing domains that they are known by, reviewed
 * 2026-11; the format is that of `brandsIn`.
 */
export const SOUTH_EAST_ASIA = {
  ID: `
BCA = bank bca, bank central asia, klikbca, mybca : .co.id klikbca.com
Bank Mandiri + livin by mandiri : .co.id
BRI = bank bri, bank rakyat indonesia, brimo : .co.id
BNI = bank bni, bank negara indonesia : .co.id
CIMB Niaga : .co.id
~Dana = dana indonesia, dompet digital dana : .id
OVO = ovo indonesia : .id
Gojek + gopay : .com gopay.co.id gotocompany.com
Tokopedia : .com
Pos Indonesia : .co.id
JNE = jne express : .co.id
J&T Express : jet.co.id .my .sg .ph .com .vn .co.th
!Direktorat Jenderal Pajak + ditjen pajak, djp online, coretax : pajak.go.id go.id
BPJS Kesehatan : bpjs-kesehatan.go.id
BPJS Ketenagakerjaan : .go.id
Telkomsel + mytelkomsel : .com
~Indosat = indosat ooredoo : indosatooredoo.com ioh.co.id
PLN = pln mobile : .co.id
Indodax : .com`,

  MY: `
Maybank + maybank2u, maybank2e : .com.my .com maybank2u.com.my maybank2e.com maybank2u.com .com.sg maybank2u.com.sg
CIMB : .com .com.my cimbbank.com.my cimbclicks.com.my .com.sg
Public Bank Malaysia = public bank berhad, pbe bank : pbebank.com publicbank.com.my
RHB = rhb bank : rhbgroup.com
Hong Leong Bank : hlb.com.my
Bank Islam : .com.my
~Touch 'n Go + tng ewallet : .com.my tngdigital.com.my
Pos Malaysia + pos laju : pos.com.my poslaju.com.my
!LHDN + lembaga hasil dalam negeri : hasil.gov.my gov.my
KWSP + employees provident fund : .gov.my
~Maxis = maxis bhd : .com.my
~Celcom = celcomdigi, celcom digi : celcomdigi.com .com.my digi.com.my
TNB = tenaga nasional, mytnb : .com.my mytnb.com.my
Boost Malaysia = boost ewallet, boost credit : myboost.com.my`,

  SG: `
DBS = dbs bank, posb, digibank, dbs ibanking : .com .com.sg posb.com.sg .com.hk .com.tw .id
OCBC : .com .com.my .id .com.hk
UOB = uob bank, united overseas bank : .com.sg uobgroup.com .com.my .co.id .co.th .com.vn
Standard Chartered : sc.com .com
!Singpass : .gov.sg gov.sg
!~IRAS = inland revenue authority of singapore : .gov.sg gov.sg
CPF = central provident fund, cpf board : .gov.sg
SingPost + speedpost singapore, singapore post : .com speedpost.com.sg
Ninja Van + ninjavan : .co
Singtel : .com
StarHub : .com
~Grab = grabpay, grab singapore, grabfood : .com gxs.com.sg
Shopee + shopeepay : shopee .com .tw .ph shopeemobile.com .com.br
Lazada : lazada .com .com.my .com.ph
~Carousell : .com .sg
~SP Group = sp services singapore : .com.sg
Singapore Airlines + krisflyer : singaporeair.com krisflyer.com`,

  TH: `
Kasikornbank + ธนาคารกสิกรไทย, กสิกรไทย, k plus : .com kasikornbankgroup.com
SCB = ธนาคารไทยพาณิชย์, ไทยพาณิชย์, siam commercial bank, scb easy : .co.th scbeasy.com scb10x.com
Bangkok Bank + ธนาคารกรุงเทพ : .com
Krungthai + ธนาคารกรุงไทย, กรุงไทย : .com ktb.co.th
Krungsri + ธนาคารกรุงศรีอยุธยา, กรุงศรี : .com
TTB = ttb bank, ทีทีบี : ttbbank.com
Thailand Post + ไปรษณีย์ไทย : .co.th .com
Kerry Express + kex express : .com kex-express.com
Flash Express : .com .co.th
Revenue Department Thailand = กรมสรรพากร : rd.go.th
MEA Thailand = การไฟฟ้านครหลวง, การไฟฟ้าส่วนภูมิภาค : mea.or.th pea.co.th
AIS Thailand + ais fibre : ais.co.th ais.th
TrueMoney + ทรูมันนี่ : .com true.th trueid.net truecorp.co.th
Bitkub : .com`,

  VN: `
Vietcombank + vcb digibank : .com.vn
Techcombank : .com.vn .com
VietinBank : .vn
BIDV : .com.vn
Agribank Vietnam = agribank : agribank.com.vn
MB Vietnam = mb bank, mbbank : mbbank.com.vn
ACB Vietnam = acb bank, ngan hang a chau : acb.com.vn
Sacombank : .com.vn .com
VPBank : .com.vn
TP Bank Vietnam = tpbank : tpb.vn tpbank.com.vn
MoMo = momo wallet, vi momo : .vn
ZaloPay + zalo : .vn zalo.me
Vietnam Post + vnpost, buu dien viet nam : vnpost.vn
Viettel : .vn .com.vn viettelpost.com.vn viettelpost.vn viettelmoney.vn
Giao Hàng Nhanh + giao hang tiet kiem : ghn.vn giaohangtietkiem.vn ghtk.vn
Vietnam Tax = tong cuc thue, thue dien tu : gdt.gov.vn
VNeID : .gov.vn
EVN = evn dien luc, dien luc viet nam : .com.vn evnhcmc.vn evnhanoi.vn
~Tiki = tiki vn : .vn`,

  PH: `
BDO = bdo unibank, banco de oro, bdo online : .com.ph
BPI Philippines = bank of the philippine islands, bpi online : bpi.com.ph
Metrobank : .com.ph metrobankcard.com
UnionBank Philippines + unionbank of the philippines : unionbankph.com
Landbank = land bank of the philippines, landbank iaccess : .com
Security Bank Philippines : securitybank.com securitybank.com.ph
GCash : .com mynt.xyz
PayMaya + maya bank : maya.ph .com
PHLPost + philpost : .gov.ph
LBC Express : .com
!BIR = bureau of internal revenue : .gov.ph gov.ph
SSS = social security system : .gov.ph
PhilHealth : .gov.ph
Pag-IBIG = pag ibig fund : pagibigfund.gov.ph
Globe Telecom : globe.com.ph
PLDT : .com.ph pldthome.com
Meralco : .com.ph
~Smart = smart communications, smart telecom : .com.ph`,
};
