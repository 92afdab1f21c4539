import { Avatar } from "#ui/kit/avatar.tsx";
import { QuietButton } from "../../../components/feedback/button.tsx";
import { PictureField } from "../../../components/form/picture-field.tsx";
import { words } from "../../../words.ts";

type ProfilePictureProps = {
	/** As it is saved. */
	imageUrl: string | null;
	isRemoved: boolean;
	onRemove: (isRemoved: boolean) => void;
	error: string | undefined;
};

/** The picture in the form: another one, or none; both only once they are saved. */
export function ProfilePicture({ imageUrl, isRemoved, onRemove, error }: ProfilePictureProps) {
	return (
		<div className="row-3 wrap between">
			<PictureField label={words.common.picture} name="image" error={error}>
				{(chosenUrl) => (
					<Avatar
						key={chosenUrl}
						player={{ imageUrl: chosenUrl ?? (isRemoved ? null : imageUrl) }}
						size="medium"
					/>
				)}
			</PictureField>
			{imageUrl !== null && (
				<QuietButton onClick={() => onRemove(!isRemoved)}>
					{isRemoved ? words.player.keepPicture : words.player.removePicture}
				</QuietButton>
			)}
		</div>
	);
}
