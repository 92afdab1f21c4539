import { account } from "./account/fr.ts";
import { audit } from "./audit/fr.ts";
import { availability } from "./availability/fr.ts";
import { block } from "./block/fr.ts";
import { bookkeeping } from "./bookkeeping/fr.ts";
import { business } from "./business/fr.ts";
import { captain } from "./captain/fr.ts";
import { change } from "./change/fr.ts";
import { checkIn } from "./checkIn/fr.ts";
import { common } from "./common/fr.ts";
import { dashboard } from "./dashboard/fr.ts";
import { discipline } from "./discipline/fr.ts";
import { domainName } from "./domainName/fr.ts";
import type { AdminWords } from "./en.ts";
import { evening } from "./evening/fr.ts";
import { firstSteps } from "./firstSteps/fr.ts";
import { gallery } from "./gallery/fr.ts";
import { game } from "./game/fr.ts";
import { honor } from "./honor/fr.ts";
import { importing } from "./importing/fr.ts";
import { inbox } from "./inbox/fr.ts";
import { league } from "./league/fr.ts";
import { ledger } from "./ledger/fr.ts";
import { look } from "./look/fr.ts";
import { mail } from "./mail/fr.ts";
import { messages } from "./messages/fr.ts";
import { notice } from "./notice/fr.ts";
import { official } from "./official/fr.ts";
import { organization } from "./organization/fr.ts";
import { page } from "./page/fr.ts";
import { pass } from "./pass/fr.ts";
import { picture } from "./picture/fr.ts";
import { plan } from "./plan/fr.ts";
import { player } from "./player/fr.ts";
import { post } from "./post/fr.ts";
import { privacy } from "./privacy/fr.ts";
import { program } from "./program/fr.ts";
import { registration } from "./registration/fr.ts";
import { replan } from "./replan/fr.ts";
import { schedule } from "./schedule/fr.ts";
import { scheduleForm } from "./scheduleForm/fr.ts";
import { scorer } from "./scorer/fr.ts";
import { season } from "./season/fr.ts";
import { sharing } from "./sharing/fr.ts";
import { shell } from "./shell/fr.ts";
import { stage } from "./stage/fr.ts";
import { tableRules } from "./tableRules/fr.ts";
import { task } from "./task/fr.ts";
import { team } from "./team/fr.ts";
import { together } from "./together/fr.ts";
import { translation } from "./translation/fr.ts";
import { venue } from "./venue/fr.ts";
import { webhook } from "./webhook/fr.ts";
import { wish } from "./wish/fr.ts";

export const fr: AdminWords = {
	language: "fr",
	clock: 24,
	replan,
	registration,
	schedule,
	scheduleForm,
	plan,
	account,
	audit,
	availability,
	block,
	bookkeeping,
	business,
	captain,
	change,
	common,
	dashboard,
	domainName,
	evening,
	firstSteps,
	gallery,
	game,
	honor,
	importing,
	inbox,
	league,
	ledger,
	look,
	mail,
	messages,
	notice,
	official,
	organization,
	page,
	picture,
	player,
	post,
	privacy,
	program,
	pass,
	scorer,
	discipline,
	checkIn,
	season,
	sharing,
	shell,
	stage,
	tableRules,
	task,
	team,
	together,
	translation,
	venue,
	webhook,
	wish,
};
