import { useState } from "react";
import { useNavigate } from "react-router";
import { postFields } from "#domain/post/post.ts";
import { client } from "../../client.ts";
import { Button, QuietButton } from "../../components/feedback/button.tsx";
import { PublicLink } from "../../components/feedback/public-link.tsx";
import { useAction } from "../../components/feedback/use-action.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import { placesOf, type SitePage } from "../page/editor/places.ts";
import { FieldsForm } from "../page/form/fields-form.tsx";
import { FormProvider } from "../page/form/form-context.ts";
import { leavingAnyway, useUnsaved } from "../player/profile/use-unsaved.ts";
import styles from "./post.module.css";
import { PostPreview } from "./post-preview.tsx";
import { PostSettings } from "./post-settings.tsx";
import { SendDialog } from "./send-dialog.tsx";
import { draftOf, type Post, type PostDraft } from "./shown-post.ts";

export const postEditor = screen(async ({ params }) => {
	const isNew = params.postId === "new";
	const [post, { pages }] = await Promise.all([
		isNew ? null : client.get("/posts/:id", { id: Number(params.postId) }),
		client.get("/pages"),
	]);
	return { post: post?.post ?? null, pages };
}, Keyed);

type PostEditorProps = { post: Post | null; pages: readonly SitePage[] };

/** Another post is another form. */
function Keyed(props: PostEditorProps) {
	return <PostEditor key={props.post?.id ?? "new"} {...props} />;
}

/** Writes a post, beside it as visitors see it. */
function PostEditor({ post, pages }: PostEditorProps) {
	const languages = pages[0]?.languages.map(({ language }) => language) ?? [];
	const saved = post === null ? blankPost(languages[0]) : draftOf(post);
	const [draft, setDraft] = useState(saved);
	const [isSending, setSending] = useState(false);
	const navigate = useNavigate();
	const { act, isBusy } = useAction();
	const isChanged = JSON.stringify(draft) !== JSON.stringify(saved);
	useUnsaved(isChanged);

	const put = async (sent: PostDraft & { isPublished: boolean }) => {
		const answer =
			post === null
				? await client.post("/posts", sent)
				: await client.put("/posts/:id", Object.assign({ id: post.id }, sent));
		setDraft(draftOf(answer.post));
		return answer;
	};
	const failure = words.common.thisCouldNotBeSaved;
	const save = (isPublished: boolean) =>
		act({
			run: async () => {
				const { message, post: now } = await put(Object.assign({ isPublished }, draft));
				if (post === null) {
					await navigate(`/dashboard/site/news/${now.id}`, { replace: true, state: leavingAnyway });
					return message;
				}
				const before = Object.assign({ isPublished: post.isPublished }, saved);
				const undo = async () => (await put(before)).message;
				const action = { label: words.common.undo, run: () => void act({ run: undo, failure }) };
				return { text: message, action };
			},
			failure,
		});
	const isPublished = post?.isPublished === true;
	return (
		<>
			<ScreenHeader
				title={post === null ? words.post.addPost : post.title}
				crumbs={[{ label: words.post.news, to: "/dashboard/site/news" }]}
				actions={
					post?.state === "published" && (
						<PublicLink to={`/news/${post.id}`}>{words.common.viewSite}</PublicLink>
					)
				}
			/>
			<div className={styles.editor}>
				<div className="stack">
					<FormProvider value={{ places: placesOf(pages), problems: new Map(), newId: () => "" }}>
						<FieldsForm
							fields={postFields}
							path=""
							values={shownValues(draft)}
							onChange={(values) => setDraft((it) => Object.assign({}, it, readValues(values)))}
						/>
					</FormProvider>
					<PostSettings
						draft={draft}
						languages={languages}
						onChange={(changes) => setDraft((it) => Object.assign({}, it, changes))}
					/>
					<div className={styles.bar}>
						{isPublished ? (
							<>
								{post.state === "published" && post.sent === null && !isChanged && (
									<QuietButton onClick={() => setSending(true)}>
										{words.post.sendToReaders}
									</QuietButton>
								)}
								<QuietButton isBusy={isBusy} onClick={() => void save(false)}>
									{words.post.takeOff}
								</QuietButton>
								<Button isBusy={isBusy} disabled={!isChanged} onClick={() => void save(true)}>
									{words.common.save}
								</Button>
							</>
						) : (
							<>
								<QuietButton isBusy={isBusy} disabled={!isChanged} onClick={() => void save(false)}>
									{words.post.saveDraft}
								</QuietButton>
								<Button isBusy={isBusy} onClick={() => void save(true)}>
									{words.common.publish}
								</Button>
							</>
						)}
					</div>
					{post?.sent && <p className="soft">{words.post.sentTo({ count: post.sent.people })}</p>}
				</div>
				<PostPreview draft={draft} />
			</div>
			{post !== null && (
				<SendDialog postId={post.id} isOpen={isSending} onClose={() => setSending(false)} />
			)}
		</>
	);
}

function blankPost(language: PostDraft["language"]): PostDraft {
	return {
		title: "",
		text: "",
		picture: null,
		language,
		publishAt: null,
		isPinned: false,
		bannerUntil: null,
	};
}

function shownValues({ title, text, picture }: PostDraft) {
	return picture === null ? { title, text } : { title, text, picture };
}

/** What is empty in a form of fields is not there. */
function readValues(values: Readonly<Record<string, unknown>>) {
	const { title = "", text = "", picture = null } = values;
	return { title, text, picture };
}
