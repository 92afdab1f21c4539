import { refusalWords } from "./row-refusals.ts";
import { guideScript } from "./season-guide.ts";

const statuses = Object.entries(refusalWords)
	.map(([status, words]) => `${status} ${words}`)
	.join(", ");

/** What the manual says before its calls. */
export const introduction = (origin: string) => `# The Fieldhouse API

Everything a league does, by HTTP and JSON. This page is made of the calls themselves, so it is
complete and true for this installation; for programs there is [OpenAPI](/api/openapi.json).

## Begin with curl

Two functions for a shell:

${shell(`BASE=${origin}/api

${shellFunctions}`)}

\`call\` keeps the cookies in a file and repeats the cookie \`XSRF-TOKEN\` as the header \`X-XSRF-TOKEN\`, as
every POST, PUT and DELETE must; \`id\` takes the first id out of an answer. The first call brings the
token, the second one signs in. Signing in brings another token, which \`call\` finds in its file.

${shell(`call GET /auth/check-auth
call POST /auth/login '{"username":"casey","password":"correct horse 9"}'`)}

### A program with a token

A program needs no password and no cookies: make it a token under *Tokens* in the administration, and send it
with each call. It counts for one league, in its maker's name and never as more than its maker is; \`read\` reads
what staff read, \`results\` writes games, scores and box scores as well, \`staff\` and \`org_owner\` do what they do. No
token opens what is about accounts, sessions, tokens or the settings of the organization. Where a token is sent,
cookies are not looked at.

${shell(`curl -s -H "Authorization: Bearer $TOKEN" $BASE/schedules
curl -s -X PUT -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' \\
  -d '{"score_home":64,"score_away":58}' $BASE/gamesv2/7/scores`)}

A token may be used 600 times a minute. Each answer says in \`RateLimit\` how many of them are left (\`r\`) and in
how many seconds they begin anew (\`t\`), as the IETF's draft of these fields has it; 429 comes with \`Retry-After\`.

Scripts of other websites read every GET for visitors without any of this: it is answered with
\`Access-Control-Allow-Origin: *\` to whoever sends no cookie and no token, and nothing else ever is.

### The first day

A super administrator adds the league and its owner; \`GET /sports\` tells the ids of sports. A new user
is \`staff\` unless \`role\` says otherwise, and without a \`password\` nobody can sign in to the account
until it is reset. A reset answers a \`tempPassword\`, this once. It can be used for seven days and opens the own
settings and nothing else: until it is changed, \`GET /auth/check-auth\` says \`mustChangePassword: true\`,
and other calls are refused with 403.

${shell(`HOOPS=$(call POST /organizations '{"name":"Hoops","slug":"hoops","sportIds":[1]}' | id)
OWNER=$(call POST /usersv2 '{"username":"owen","role":"org_owner","organization_id":'$HOOPS'}' | id)
call PUT /usersv2/$OWNER '{"resetPassword":true}'

# The owner, with the temporary password and then with a new one:
call POST /auth/login '{"username":"owen","password":"…"}'
call PUT /usersv2/$OWNER '{"oldPassword":"…","password":"correct horse 9"}'`)}

The league is in the public listing as soon as somebody belongs to it. Owners change and reset their
people; only super administrators add them.

### A whole season

Staff and owners work in their own league. A super administrator belongs to the platform and says for
which league the calls are meant, or else writes into the platform's own organization:

${shell("AS=organization_id=1")}

${shell(guideScript().trim())}

## What holds for every call

- **For whom.** *Everybody*, signed in or not. *Visitors*: the same, who see the public face of a league,
  while its members see all of it. *Members*: staff and owners of the league. *Owners* of the league.
  *Accounts*: anybody signed in. *Super administrators*, who may do all of this everywhere.
- **Answers** are JSON objects. Ids and counts are numbers, dates \`YYYY-MM-DD\`, times \`HH:MM\`; what is
  missing is \`null\`, an empty list \`[]\`. A write answers \`success\` and a \`message\`.
- **Bodies** are JSON, or forms (\`application/x-www-form-urlencoded\`; with pictures
  \`multipart/form-data\`). Game days, times and what a business is of may also be one text with commas,
  \`Monday, Friday\`; these words and those of a game's status may be in capitals or not. A moment is
  \`2026-03-09T19:00:00-07:00\`. A \`theme\` other than \`light\` is dark.
- **Refusals** have a status, \`message\` (a sentence for people), \`code\`, and \`fields\` where fields are
  wrong: ${statuses}; the last two come back after \`Retry-After\` seconds. A 405 names in \`Allow\`
  what the address takes, a 415 in \`Accept\` what the call reads.
- **Whose data.** On a league's own domain it is that league's. On the product's host it is your own, and
  strangers name the league by \`?slug=\` or \`?domain=\`, which shows its public face to everybody.
- **Acting for somebody.** \`userId\` in the query acts for a colleague, whose sports then count. A super
  administrator may name any organization (\`organization_id\`, \`slug\`, \`domain\`) or user (\`userId\`), and
  without a name acts in the platform's own organization.
- **Changing.** A PUT changes the fields it sends and leaves the others; empty text takes a value away.
- **Deleting.** Leagues, seasons, teams, players, games, schedules and businesses can be brought back for
  30 days: their deletion answers a \`trashId\` for \`POST /trash/{id}/restore\`, and \`GET /trash\` lists them.
  Users and organizations go for good.
- **Pictures** go as \`multipart/form-data\`: PNG, JPEG, WebP or GIF, up to 5 MiB; \`POST /pictures\` takes PDF
  up to 10 MiB as well. Lists of values in a form repeat their name with brackets, \`sportIds[]\`; lists of
  objects are JSON text, \`attributes\` and \`socialLinks\`. With the function above:
  \`call PUT /players/1 -F firstName=Ann -F image=@ann.jpg -F 'attributes=[{"attribute_id":1,"value":"23"}]'\`.
- **Once.** With \`Idempotency-Key: …\` (1 to 200 visible characters, your choice) the same POST or PUT is
  carried out once within a day and answered alike, with \`Idempotency-Replayed: true\`.
- **Pages of lists.** Where \`limit\` and \`offset\` are read, without them everything comes, up to 5,000 rows.
  Visitors who say either get at most 200 rows at once.
- **Caching.** What visitors are answered, and \`/sports\`, \`/sportsv2\` and \`/organizations\`, has an \`ETag\`
  when no session cookie is sent; a request with \`If-None-Match\` gets 304 while nothing changed. All
  other answers are private and have none: \`/organizations/slug/{slug}\`, for instance.
- **Spellings.** Most paths with \`v2\` are another spelling of those without: each takes its own words, and
  both answer with both (\`isActive\` and \`active\`, \`score_team1\` and \`score_home\`). Where they differ, the
  calls say it: \`/teamsv2/{id}\` brings games and roster, \`/gamesv2/{id}\` is the box score,
  \`/playersv2/{id}/basic\` the profile, and the calls under \`/seasonsv2/{seasonId}/leagues\` are about a
  league in one season where \`/leagues\` and \`/teams\` are about all of them.

## How it counts

- **A game** is played when either score is above zero, or it is a \`forfeit\`. 0 to 0 is not played yet.
  One that is \`in_progress\`, \`postponed\` or \`cancelled\` counts for nobody, whatever its score.
- **Status.** Recording a score leaves the stored \`status\` as it is: a scored game may still be
  \`scheduled\`, and counts. Public pages then show it as completed. With \`status\` the call that records
  a score says that the game is over (\`completed\`), or that it goes on and the score is the one so far
  (\`in_progress\`). The \`message\` says what keeps a game from counting.
- **Wins and losses.** More points win. Equal scores are neither a win nor a loss for anybody. A forfeit is
  a loss for the side in \`forfeited_by\` and a win for the other, whatever the score.
- **Rank.** By win share (wins ÷ wins and losses, to three decimals), then fewer losses, then more wins.
  Level teams share a rank and the next one is left out; \`null\` is a team without a game.
- **Periods** need not add up to the score; the \`message\` then says so. The score is the truth: the period
  named Final always repeats it, and what is sent for Final is not read.
- **Hidden statistics** and their numbers are kept, and only members are told of them; hiding or resetting
  loses no number. A number that is not there was not written down; it is not 0.
- **Numbers** of a player count while their game does and has a score; \`counts\` says so of each in
  \`gameStats\`.
- **Records** count the games of visible seasons.`;

/** `AS` may name an organization; a question mark in a pattern stands for itself in brackets. */
export const shellFunctions = `call() {
  method=$1 address=$BASE$2; shift 2
  if [ $# -eq 1 ]; then set -- -H 'Content-Type: application/json' -d "$1"; fi
  if [ -n "$AS" ]; then case $address in *[?]*) address="$address&$AS" ;; *) address="$address?$AS" ;; esac; fi
  token=$(awk '$6 == "XSRF-TOKEN" { print $7 }' jar.txt 2>/dev/null | tail -1)
  curl -s -b jar.txt -c jar.txt -X "$method" -H "X-XSRF-TOKEN: $token" "$@" "$address"; echo
}

id() { grep -o '"id":[0-9]*' | head -1 | cut -d: -f2; }`;

function shell(script: string): string {
	return `\`\`\`sh\n${script}\n\`\`\``;
}
